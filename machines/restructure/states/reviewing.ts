import { retryTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { signedOutState } from '#machines/shared/watch-states.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { restructureSetup } from '../restructure.setup.ts';

/** A poll in flight is cancelled, because its data may be older than the event. */
const pollAgain = { target: 'asking', reenter: true, actions: 'restartRounds' } as const;
const onNews = { 'page.refreshed': pollAgain, 'page.shown': pollAgain };

/** A review that falls back to `INITIATED`, as after a payment, returns to the plan (T5). */
export const reviewingState = restructureSetup.createStateConfig({
  description: 'The lender reviews the restructure step by step; the page updates by itself.',
  meta: { label: 'Under review', shows: ['T4', 'S4.22'], page: 'restructureReview' },
  entry: [
    { type: 'arriveAt', params: { page: 'restructureReview' } },
    'restartRounds',
    'clearProblem',
  ],
  always: [
    {
      guard: { type: 'operationIs', params: { state: 'COMPLETED' } },
      target: 'completed',
    },
    {
      guard: { type: 'operationIs', params: { state: 'INITIATED' } },
      target: 'offered.planning',
      actions: { type: 'explain', params: { type: 'planChanged' } },
    },
  ],
  on: { 'nav.back': 'left' },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A pause before the next poll.',
      meta: { label: 'Pausing' },
      after: { pause: 'asking' },
      on: { ...retryTo('asking'), ...onNews },
    },
    asking: {
      description: 'The app polls the review.',
      meta: { label: 'Fetching the review' },
      invoke: {
        id: 'queryRestructure',
        src: 'queryRestructure',
        input: ({ context: { restructureOrderId } }) => ({ restructureOrderId }),
        onDone: {
          target: 'waiting',
          actions: [withEvent('keepRestructure'), 'countRound'],
        },
        onError: [
          {
            guard: withEvent('operationEnded'),
            target: '#restructure.ended',
            actions: withEvent('keepEnding'),
          },
          {
            guard: withEvent('sessionGone'),
            target: 'signedOut',
            actions: withEvent('keepFailure'),
          },
          {
            target: 'waiting',
            actions: [withEvent('keepFailure'), 'countRound'],
          },
        ],
      },
      on: onNews,
    },
    signedOut: signedOutState({ 'session.renewed': 'asking', 'retry.pressed': 'asking' }),
  },
});

export const completedState = restructureSetup.createStateConfig({
  type: 'final',
  description: 'The balance is a new loan order; the next page confirms it.',
  meta: { label: 'Order created', shows: ['T3', 'S4.20'] },
  entry: {
    type: 'setOutcome',
    params: ({ context }) => ({
      type: 'completed',
      restructureOrderId: required(context.order, 'restructure order').restructureOrderId,
    }),
  },
});
