import * as v from 'valibot';
import { setup } from 'xstate';
import { lifeCycleOf } from './life-cycle.ts';

/** `postsAt` is when the lender learns of the payment; null: never. */
export type CounterPaymentFacts = { now: number; postsAt: number | null };

/** Life cycle of a payment at a counter (O6, O7, O11). */
export const counterPaymentMachine = setup({
  types: { context: {} as CounterPaymentFacts, input: {} as CounterPaymentFacts },
  guards: {
    isReported: ({ context }) => context.postsAt !== null,
  },
  delays: {
    untilReported: ({ context }) => Math.max(0, (context.postsAt ?? context.now) - context.now),
  },
}).createMachine({
  id: 'counterPayment',
  description: 'A borrower’s payment at a counter.',
  context: ({ input }) => input,
  initial: 'taken',
  states: {
    taken: {
      description: 'The counter has the money.',
      meta: { label: 'Taken' },
      always: [{ guard: 'isReported', target: 'onItsWay' }, { target: 'lost' }],
    },
    onItsWay: {
      description: 'The channel reports the payment to the lender in its usual time.',
      meta: { label: 'On its way' },
      after: { untilReported: 'posted' },
    },
    posted: {
      description: 'The payment is posted to its loan, as of the time of payment.',
      meta: { label: 'Posted' },
      type: 'final',
    },
    lost: {
      description: 'The channel never reports the payment: a case for customer service.',
      meta: { label: 'Lost on its way' },
      type: 'final',
    },
  },
});

const CounterPaymentState = v.picklist(['onItsWay', 'posted', 'lost']);
export type CounterPaymentState = v.InferOutput<typeof CounterPaymentState>;

export const counterPaymentLife = lifeCycleOf(counterPaymentMachine, CounterPaymentState);
