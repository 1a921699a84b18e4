import * as v from 'valibot';
import { setup } from 'xstate';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import { product } from '../rules/product.ts';
import { lifeCycleOf } from './life-cycle.ts';

export type OperationFacts = {
  kind: OperationKind;
  /** Milliseconds by the borrower's clock. */
  now: number;
  /**
   * End of the day of the price. Once the minimum of a restructure is paid, the end of the time for
   * its agreement.
   */
  expiresAt: number;
  /** The payments since the initiation reach the minimum. */
  enough: boolean;
  /** The payment is from before the initiation, so that the price is no longer valid. */
  paidEarlier: boolean;
  /** A rollover's instalment is paid; for a restructure, nothing is overdue. */
  debtPaid: boolean;
  loanPaid: boolean;
};

export type OperationEvent =
  | { type: 'payment.posted' }
  | { type: 'order.confirmed' }
  | { type: 'order.replaced' }
  /** The borrower paid before the order expired, and the payment posted after that. */
  | { type: 'payment.postedLate' };

/** Payments that end an order. */
const endings = [
  { guard: 'loanPaid', target: 'settled' },
  { guard: 'debtPaid', target: 'withdrawn' },
  { guard: 'paidEarlier', target: 'withdrawn' },
] as const;

const { verifyingBorrower, applying, generatingOrder } = product.restructure.reviewTimes;

/** Life cycle of a deferral order (a rollover) or a restructure order (S3, S4). */
export const operationOrderMachine = setup({
  types: {
    context: {} as OperationFacts,
    input: {} as OperationFacts,
    events: {} as OperationEvent,
  },
  guards: {
    enoughPaid: ({ context }) => context.enough,
    rolloverPaid: ({ context }) => context.enough && context.kind === 'rollover',
    paidEarlier: ({ context }) => context.paidEarlier,
    debtPaid: ({ context }) => context.debtPaid,
    loanPaid: ({ context }) => context.loanPaid,
  },
  delays: {
    untilExpiry: ({ context }) => Math.max(0, context.expiresAt - context.now),
    rolloverTime: product.rollover.processingTime,
    reviewTime: verifyingBorrower + applying + generatingOrder,
  },
}).createMachine({
  id: 'operationOrder',
  description: 'A rollover or a restructure from its price to the changed loan.',
  context: ({ input }) => input,
  initial: 'initiated',
  states: {
    initiated: {
      description:
        'The order has the day’s price and waits for the minimum payment; a restructure also for the agreement.',
      meta: { label: 'INITIATED' },
      after: { untilExpiry: 'expired' },
      on: {
        'payment.posted': [
          ...endings,
          { guard: 'rolloverPaid', target: 'confirmed' },
          { target: 'initiated', reenter: true },
        ],
        'order.confirmed': [
          { guard: 'rolloverPaid', target: 'confirmed' },
          { guard: 'enoughPaid', target: 'reviewing' },
        ],
        'order.replaced': 'withdrawn',
      },
    },
    confirmed: {
      description: 'The due dates are postponed; the rollover is final.',
      meta: { label: 'CONFIRMED' },
      after: { rolloverTime: 'completed' },
    },
    reviewing: {
      description:
        'The borrower agreed to a restructure; the lender verifies who agreed, reviews the plan and creates the new order. A payment changes the plan, so the order needs another agreement.',
      meta: { label: 'CONFIRMED: in review' },
      after: { reviewTime: 'completed' },
      on: { 'payment.posted': [...endings, { target: 'initiated' }] },
    },
    completed: {
      description: 'The rollover is done, or the balance is a new loan order.',
      meta: { label: 'COMPLETED' },
      type: 'final',
    },
    expired: {
      description:
        'The order expired without payment or agreement. Money handed over before still counts.',
      meta: { label: 'Expired' },
      on: {
        'payment.postedLate': [
          { guard: 'rolloverPaid', target: 'confirmed' },
          { guard: 'enoughPaid', target: 'initiated' },
          { target: 'expired', reenter: true },
        ],
      },
    },
    withdrawn: {
      description:
        'The debt is paid, the price is no longer valid, or another operation replaced the order.',
      meta: { label: 'Withdrawn' },
      type: 'final',
    },
    settled: {
      description: 'The loan was repaid meanwhile; the lender changes nothing.',
      meta: { label: 'Loan settled' },
      type: 'final',
    },
  },
});

const OperationOrderState = v.picklist([
  'initiated',
  'confirmed',
  'reviewing',
  'completed',
  'expired',
  'withdrawn',
  'settled',
]);
export type OperationOrderState = v.InferOutput<typeof OperationOrderState>;

export const operationLife = lifeCycleOf(operationOrderMachine, OperationOrderState);
