import * as v from 'valibot';
import { setup } from 'xstate';
import { product } from '../rules/product.ts';
import { lifeCycleOf } from './life-cycle.ts';

/** What the ledger says of a deferral order as something happens to it. */
export type DeferralFacts = {
  /** When it happens, milliseconds by the borrower's clock. */
  now: number;
  /** When the day ends on which it was initiated, and with it the price. */
  expiresAt: number;
  /** What was paid since it was initiated reaches the minimum. */
  enough: boolean;
  /** The payment was made on a day before the price: the price follows from it no more. */
  paidEarlier: boolean;
  /** The instalment that it puts off is paid. */
  instalmentPaid: boolean;
  /** Everything on the loan is paid. */
  loanPaid: boolean;
};

export type DeferralEvent =
  | { type: 'payment.posted' }
  | { type: 'order.confirmed' }
  | { type: 'order.replaced' }
  /** Money posted that was handed over before the order expired. */
  | { type: 'money.inTime' };

/** The life of a deferral order (S3, S4): INITIATED, CONFIRMED, COMPLETED, or over before. */
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
      description: 'Priced for the day; waits for the minimum payment.',
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
      description: 'The due dates are later; nothing takes it back.',
      meta: { label: 'CONFIRMED' },
      after: { rolloverTime: 'completed' },
    },
    completed: {
      description: 'Done; the app may tell that it was seen.',
      meta: { label: 'COMPLETED' },
      type: 'final',
    },
    expired: {
      description:
        'Midnight passed: another day, another price. Money that was handed over before still counts.',
      meta: { label: 'Expired' },
      on: {
        'money.inTime': [
          { guard: 'enoughPaid', target: 'confirmed' },
          { target: 'expired', reenter: true },
        ],
      },
    },
    withdrawn: {
      description:
        'What it put off is paid, its price holds no more, or a restructure took its place.',
      meta: { label: 'Withdrawn' },
      type: 'final',
    },
    settled: {
      description: 'The loan was paid back meanwhile; nothing is put off.',
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
