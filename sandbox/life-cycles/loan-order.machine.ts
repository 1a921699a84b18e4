import * as v from 'valibot';
import { setup } from 'xstate';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { product } from '../rules/product.ts';
import { lifeCycleOf } from './life-cycle.ts';

export type LoanFacts = {
  /** Milliseconds by the borrower's clock. */
  now: number;
  flagged: boolean;
  payoutRefused: boolean;
  /** When the first unpaid instalment becomes overdue; null if all are paid. */
  overdueAt: number | null;
  /** The order replaces a restructured loan, so no money is sent. */
  takesOver: boolean;
};

export type LoanEvent =
  | { type: 'account.changed' }
  | { type: 'payment.posted' }
  | { type: 'plan.changed' }
  | { type: 'balance.restructured' };

/** Life cycle of a loan order. S4 names its statuses but does not show their transitions. */
export const loanOrderMachine = setup({
  types: {
    context: {} as LoanFacts,
    input: {} as LoanFacts,
    events: {} as LoanEvent,
  },
  guards: {
    flagged: ({ context }) => context.flagged,
    payoutRefused: ({ context }) => context.payoutRefused,
    paidBack: ({ context }) => context.overdueAt === null,
    takesOver: ({ context }) => context.takesOver,
    late: ({ context }) => context.overdueAt !== null && context.overdueAt <= context.now,
  },
  delays: {
    queueTime: product.loan.queueTime,
    reviewTime: product.loan.reviewTime,
    payoutTime: product.loan.payoutTime,
    payoutRepairTime: product.loan.payoutRepairTime,
    untilOverdue: ({ context }) => Math.max(0, (context.overdueAt ?? context.now) - context.now),
  },
}).createMachine({
  id: 'loanOrder',
  description: 'A loan order from its application to its settlement.',
  context: ({ input }) => input,
  initial: 'beforeReview',
  states: {
    beforeReview: {
      description:
        'The application waits for its review. An order made from another’s balance skips it.',
      meta: { label: '15 before review' },
      always: { guard: 'takesOver', target: 'repaying' },
      after: { queueTime: 'reviewing' },
    },
    reviewing: {
      description: 'The lender reviews the application.',
      meta: { label: '20 under approval' },
      after: {
        reviewTime: [{ guard: 'flagged', target: 'rejected' }, { target: 'lending' }],
      },
    },
    lending: {
      description: 'Approved; the payment channel is sending the money.',
      meta: { label: '40 lending' },
      after: {
        payoutTime: [
          { guard: 'payoutRefused', target: 'disbursementFailed' },
          { target: 'repaying' },
        ],
      },
    },
    repaying: {
      description: 'The loan is paid out; the next instalment is not due yet.',
      meta: { label: '70 outstanding' },
      after: { untilOverdue: 'overdue' },
      on: {
        'payment.posted': [
          { guard: 'paidBack', target: 'settled' },
          { guard: 'late', target: 'overdue' },
          { target: 'repaying', reenter: true },
        ],
        'plan.changed': { target: 'repaying', reenter: true },
      },
    },
    overdue: {
      description: 'An instalment is late and costs a penalty each day.',
      meta: { label: '75 overdue' },
      on: {
        'payment.posted': [
          { guard: 'paidBack', target: 'settled' },
          { guard: 'late', target: 'overdue', reenter: true },
          { target: 'repaying' },
        ],
        'plan.changed': 'repaying',
        'balance.restructured': 'settled',
      },
    },
    settled: {
      description: 'The loan is repaid, or its balance is another order.',
      meta: { label: '80 settled' },
      type: 'final',
    },
    rejected: {
      description: 'The application is rejected; nothing was paid out.',
      meta: { label: '30 rejected' },
      type: 'final',
    },
    disbursementFailed: {
      description: 'The account rejected the money; the borrower can give another account.',
      meta: { label: '65 loan failure' },
      after: { payoutRepairTime: 'cancelled' },
      on: { 'account.changed': 'lending' },
    },
    cancelled: {
      description: 'The order was cancelled before the payout.',
      meta: { label: '60 cancelled' },
      type: 'final',
    },
  },
});

/** The states have the names of the statuses (S4). */
export type LoanState = keyof typeof loanStatus;
const LoanState = v.custom<LoanState>((state) => typeof state === 'string' && state in loanStatus);
export const loanStates: readonly LoanState[] = Object.keys(loanStatus).filter((state) =>
  v.is(LoanState, state),
);

export const loanLife = lifeCycleOf(loanOrderMachine, LoanState);
