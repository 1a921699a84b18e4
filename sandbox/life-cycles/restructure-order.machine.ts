import * as v from 'valibot';
import { setup } from 'xstate';
import { product } from '../rules/product.ts';
import { lifeCycleOf } from './life-cycle.ts';

export type RestructureFacts = {
  /** Milliseconds by the borrower's clock. */
  now: number;
  /** End of the day of its price; once the minimum is paid, end of the time for the agreement. */
  expiresAt: number;
  /** The payments since the initiation reach the minimum. */
  enough: boolean;
  /** The payment has an earlier value date than the price, so the price is no longer valid. */
  paidEarlier: boolean;
  caughtUp: boolean;
  loanPaid: boolean;
};

export type RestructureEvent =
  | { type: 'payment.posted' }
  | { type: 'order.confirmed' }
  | { type: 'order.replaced' }
  /** The borrower paid before the order expired, and the payment posted after that. */
  | { type: 'payment.postedLate' };

/**
 * A payment before the new loan exists counts on the old loan, so the plan changes or the order
 * ends.
 */
const onPayment = [
  { guard: 'loanPaid', target: 'settled' },
  { guard: 'caughtUp', target: 'withdrawn' },
  { guard: 'paidEarlier', target: 'withdrawn' },
  { target: 'initiated', reenter: true },
] as const;

const { reviewTimes } = product.restructure;

/** Life cycle of a restructure order (S3, S4). */
export const restructureOrderMachine = setup({
  types: {
    context: {} as RestructureFacts,
    input: {} as RestructureFacts,
    events: {} as RestructureEvent,
  },
  guards: {
    enoughPaid: ({ context }) => context.enough,
    paidEarlier: ({ context }) => context.paidEarlier,
    caughtUp: ({ context }) => context.caughtUp,
    loanPaid: ({ context }) => context.loanPaid,
  },
  delays: {
    untilExpiry: ({ context }) => Math.max(0, context.expiresAt - context.now),
    verifyingTime: reviewTimes.verifyingBorrower,
    applyingTime: reviewTimes.applying,
    generatingTime: reviewTimes.generatingOrder,
  },
}).createMachine({
  id: 'restructureOrder',
  description: 'A restructure from its price to the new loan order.',
  context: ({ input }) => input,
  initial: 'initiated',
  states: {
    initiated: {
      description:
        'The order has the day’s price and waits for the minimum payment and the agreement.',
      meta: { label: 'INITIATED' },
      after: { untilExpiry: 'expired' },
      on: {
        'payment.posted': onPayment,
        'order.confirmed': { guard: 'enoughPaid', target: 'verifyingBorrower' },
        'order.replaced': 'withdrawn',
      },
    },
    verifyingBorrower: {
      description: 'The borrower agreed; the lender verifies who agreed.',
      meta: { label: 'CONFIRMED: verifying borrower' },
      after: { verifyingTime: 'applying' },
      on: { 'payment.posted': onPayment },
    },
    applying: {
      description: 'The lender reviews the new plan.',
      meta: { label: 'CONFIRMED: applying' },
      after: { applyingTime: 'generatingOrder' },
      on: { 'payment.posted': onPayment },
    },
    generatingOrder: {
      description: 'The lender approved and creates the new order.',
      meta: { label: 'CONFIRMED: approval granted, generating order' },
      after: { generatingTime: 'orderCreated' },
      on: { 'payment.posted': onPayment },
    },
    orderCreated: {
      description: 'The balance is a new loan order; the old order is settled.',
      meta: { label: 'COMPLETED: order created' },
      type: 'final',
    },
    expired: {
      description:
        'The order expired without payment or agreement. Money handed over before still counts.',
      meta: { label: 'Expired' },
      on: {
        'payment.postedLate': [
          { guard: 'enoughPaid', target: 'initiated' },
          { target: 'expired', reenter: true },
        ],
      },
    },
    withdrawn: {
      description:
        'Nothing is late any more, the price is no longer valid, or a rollover replaced it.',
      meta: { label: 'Withdrawn' },
      type: 'final',
    },
    settled: {
      description: 'The loan was repaid meanwhile; there is nothing to restructure.',
      meta: { label: 'Loan settled' },
      type: 'final',
    },
  },
});

const states = [
  'initiated',
  'verifyingBorrower',
  'applying',
  'generatingOrder',
  'orderCreated',
  'expired',
  'withdrawn',
  'settled',
] as const;
const RestructureState = v.picklist(states);
export type RestructureState = v.InferOutput<typeof RestructureState>;

export const restructureLife = lifeCycleOf<RestructureState, RestructureEvent, RestructureFacts>(
  restructureOrderMachine,
  (value): value is RestructureState => v.is(RestructureState, value),
);
