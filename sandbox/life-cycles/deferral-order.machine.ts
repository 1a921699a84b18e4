import * as v from 'valibot';
import { setup } from 'xstate';
import { product } from '../rules/product.ts';
import { lifeCycleOf } from './life-cycle.ts';

export type DeferralFacts = {
  /** Milliseconds by the borrower's clock. */
  now: number;
  /** End of the initiation day, when the price expires. */
  expiresAt: number;
  /** The payments since the initiation reach the minimum. */
  enough: boolean;
  /** The payment has an earlier value date than the price, which is then no longer valid. */
  paidEarlier: boolean;
  /** The instalment to be postponed is paid. */
  instalmentPaid: boolean;
  loanPaid: boolean;
};

export type DeferralEvent =
  | { type: 'payment.posted' }
  | { type: 'order.confirmed' }
  | { type: 'order.replaced' }
  /** The borrower paid before the order expired, and the payment posted after that. */
  | { type: 'payment.postedLate' };

/** Life cycle of a deferral order, a rollover (S3, S4). */
export const deferralOrderMachine = setup({
  types: {
    context: {} as DeferralFacts,
    input: {} as DeferralFacts,
    events: {} as DeferralEvent,
  },
  guards: {
    enoughPaid: ({ context }) => context.enough,
    paidEarlier: ({ context }) => context.paidEarlier,
    instalmentPaid: ({ context }) => context.instalmentPaid,
    loanPaid: ({ context }) => context.loanPaid,
  },
  delays: {
    untilExpiry: ({ context }) => Math.max(0, context.expiresAt - context.now),
    rolloverTime: product.rollover.processingTime,
  },
}).createMachine({
  id: 'deferralOrder',
  description: 'A rollover from its price to the later due date.',
  context: ({ input }) => input,
  initial: 'initiated',
  states: {
    initiated: {
      description: 'The order has the day’s price and waits for the minimum payment.',
      meta: { label: 'INITIATED' },
      after: { untilExpiry: 'expired' },
      on: {
        'payment.posted': [
          { guard: 'loanPaid', target: 'settled' },
          { guard: 'instalmentPaid', target: 'withdrawn' },
          { guard: 'paidEarlier', target: 'withdrawn' },
          { guard: 'enoughPaid', target: 'confirmed' },
          { target: 'initiated', reenter: true },
        ],
        'order.confirmed': { guard: 'enoughPaid', target: 'confirmed' },
        'order.replaced': 'withdrawn',
      },
    },
    confirmed: {
      description: 'The due dates are postponed; the order is final.',
      meta: { label: 'CONFIRMED' },
      after: { rolloverTime: 'completed' },
    },
    completed: {
      description: 'The rollover is done; the app may acknowledge it.',
      meta: { label: 'COMPLETED' },
      type: 'final',
    },
    expired: {
      description:
        'Midnight passed: the price changes. Money handed over before midnight still counts.',
      meta: { label: 'Expired' },
      on: {
        'payment.postedLate': [
          { guard: 'enoughPaid', target: 'confirmed' },
          { target: 'expired', reenter: true },
        ],
      },
    },
    withdrawn: {
      description:
        'The instalment is paid, the price is no longer valid, or a restructure replaced it.',
      meta: { label: 'Withdrawn' },
      type: 'final',
    },
    settled: {
      description: 'The loan was repaid meanwhile; the lender postpones nothing.',
      meta: { label: 'Loan settled' },
      type: 'final',
    },
  },
});

const states = ['initiated', 'confirmed', 'completed', 'expired', 'withdrawn', 'settled'] as const;
const DeferralState = v.picklist(states);
export type DeferralState = v.InferOutput<typeof DeferralState>;

export const deferralLife = lifeCycleOf<DeferralState, DeferralEvent, DeferralFacts>(
  deferralOrderMachine,
  (value): value is DeferralState => v.is(DeferralState, value),
);
