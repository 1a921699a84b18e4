import * as v from 'valibot';
import { setup } from 'xstate';
import { product } from '../rules/product.ts';
import { lifeCycleOf } from './life-cycle.ts';

/** Facts about a deferral order that its life cycle reads. */
export type DeferralFacts = {
  /** Time of the step, in milliseconds by the borrower's clock. */
  now: number;
  /** End of the initiation day, when the price expires. */
  expiresAt: number;
  /** The payments since the initiation reach the minimum. */
  enough: boolean;
  /** The payment has an earlier value date than the price, so the price is no longer valid. */
  paidEarlier: boolean;
  /** The instalment to be postponed is paid. */
  instalmentPaid: boolean;
  /** Everything on the loan is paid. */
  loanPaid: boolean;
};

export type DeferralEvent =
  | { type: 'payment.posted' }
  | { type: 'order.confirmed' }
  | { type: 'order.replaced' }
  /** Money posted that the borrower handed over before the order expired. */
  | { type: 'money.inTime' };

/** Life cycle of a deferral order (S3, S4): INITIATED, CONFIRMED, COMPLETED, or ended early. */
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
