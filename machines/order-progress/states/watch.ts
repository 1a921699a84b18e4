import { retryTo } from '#machines/shared/reload.ts';
import { signedOutState } from '#machines/shared/watch-states.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { orderProgressSetup } from '../order-progress.setup.ts';

/** A poll in flight is cancelled, because its data may be older than the event. */
const pollAgain = { target: 'asking', reenter: true, actions: 'restartRounds' } as const;
const onNews = { 'page.refreshed': pollAgain, 'page.shown': pollAgain };

export const watchState = orderProgressSetup.createStateConfig({
  description: 'Polls every 5 s at first, slowing to every 60 s, while the page is visible.',
  meta: { label: 'Polling' },
  initial: 'asking',
  states: {
    asking: {
      description: 'The app polls the order.',
      meta: { label: 'Fetching the order' },
      invoke: {
        id: 'querySubject',
        src: 'querySubject',
        input: ({ context }) => context.subject,
        onDone: {
          target: 'waiting',
          actions: [withEvent('keepReport'), 'countRound'],
        },
        onError: [
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
    waiting: {
      description: 'A pause before the next poll.',
      meta: { label: 'Pausing' },
      after: { pause: 'asking' },
      on: {
        ...retryTo('asking'),
        ...onNews,
      },
    },
  },
});
