import * as v from 'valibot';
import { setup } from 'xstate';
import { product } from '../rules/product.ts';
import { lifeCycleOf } from './life-cycle.ts';

/** What the ledger says of a restructure order as something happens to it. */
export type RestructureFacts = {
  /** When it happens, milliseconds by the borrower's clock. */
  now: number;
  /** When the day of its price ends; once the minimum came in, when the time for the agreement ends. */
  expiresAt: number;
  /** What was paid since it was initiated reaches the minimum. */
  enough: boolean;
  /** The payment was made on a day before the price: the price follows from it no more. */
  paidEarlier: boolean;
  /** Nothing on the loan is late any more. */
  caughtUp: boolean;
  /** Everything on the loan is paid. */
  loanPaid: boolean;
};

export type RestructureEvent =
  | { type: 'payment.posted' }
  | { type: 'order.confirmed' }
  | { type: 'order.replaced' }
  /** Money posted that was handed over before the order expired. */
  | { type: 'money.inTime' };

/** What a payment comes to until the new order is made: it counts on the old one, and the plan changes. */
const onPayment = [
  { guard: 'loanPaid', target: 'settled' },
  { guard: 'caughtUp', target: 'withdrawn' },
  { guard: 'paidEarlier', target: 'withdrawn' },
  { target: 'initiated', reenter: true },
] as const;

const { reviewTimes } = product.restructure;

/** The life of a restructure order (S3, S4): INITIATED, the four steps of its review, or over before. */
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
      description: 'Priced for the day; waits for the minimum payment and the agreement.',
      meta: { label: 'INITIATED' },
      after: { untilExpiry: 'expired' },
      on: {
        'payment.posted': onPayment,
        'order.confirmed': { guard: 'enoughPaid', target: 'verifyingBorrower' },
        'order.replaced': 'withdrawn',
      },
    },
    verifyingBorrower: {
      description: 'Agreed to; the lender makes sure who agreed.',
      meta: { label: 'CONFIRMED: verifying borrower' },
      after: { verifyingTime: 'applying' },
      on: { 'payment.posted': onPayment },
    },
    applying: {
      description: 'The lender looks at the new plan.',
      meta: { label: 'CONFIRMED: applying' },
      after: { applyingTime: 'generatingOrder' },
      on: { 'payment.posted': onPayment },
    },
    generatingOrder: {
      description: 'Approved; the new order is being made.',
      meta: { label: 'CONFIRMED: approval granted, generating order' },
      after: { generatingTime: 'orderCreated' },
      on: { 'payment.posted': onPayment },
    },
    orderCreated: {
      description: 'The balance is a new loan order, the old one is settled.',
      meta: { label: 'COMPLETED: order created' },
      type: 'final',
    },
    expired: {
      description:
        'Its time passed without the money or the agreement. Money that was handed over before still counts.',
      meta: { label: 'Expired' },
      on: {
        'money.inTime': [
          { guard: 'enoughPaid', target: 'initiated' },
          { target: 'expired', reenter: true },
        ],
      },
    },
    withdrawn: {
      description:
        'Nothing is late any more, its price holds no more, or a rollover took its place.',
      meta: { label: 'Withdrawn' },
      type: 'final',
    },
    settled: {
      description: 'The loan was paid back meanwhile; there is nothing to restructure.',
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
