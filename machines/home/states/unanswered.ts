import { retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { homeSetup, loadInput } from '../home.setup.ts';

export const unansweredState = homeSetup.createStateConfig({
  description:
    'The lender has not answered in this visit. The page shows stored cards with their time.',
  meta: { label: 'Before the first answer' },
  invoke: {
    id: 'watchLastKnown',
    src: 'watchLastKnown',
    input: ({ context: { userKey } }) => ({ userKey }),
  },
  on: {
    'lastKnown.changed': { actions: withEvent('keepLastKnown') },
    'page.shown': { actions: 'lookAtLastKnown' },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The app fetches the cards; the page shows the stored ones at once.',
      meta: { label: 'Loading' },
      tags: 'busy',
      entry: ['lookForAttempts', 'lookAtLastKnown'],
      invoke: {
        id: 'getHomepageData',
        src: 'getHomepageData',
        input: loadInput(false),
        onDone: { target: '#home.showing', actions: withEvent('keepHomepage') },
        onError: [
          { guard: withEvent('lineDown'), target: 'offline', actions: withEvent('keepFailure') },
          { target: 'failed', actions: withEvent('keepFailure') },
        ],
      },
    },
    offline: {
      description: 'There is no connection: the page says so and shows only the stored cards.',
      meta: { label: 'Offline' },
      on: {
        ...retryTo('.asking'),
        'page.shown': '.asking',
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'A pause before the next try.',
          meta: { label: 'Waiting to retry' },
          after: { untilTriedAgain: 'asking' },
        },
        asking: {
          description: 'The app tries the connection again; the screen stays the same.',
          meta: { label: 'Retrying' },
          entry: ['lookForAttempts', 'lookAtLastKnown'],
          invoke: {
            id: 'askAgain',
            src: 'getHomepageData',
            input: loadInput(true),
            onDone: { target: '#home.showing', actions: withEvent('keepHomepage') },
            onError: [
              { guard: withEvent('lineDown'), target: 'waiting' },
              { target: '#home.unanswered.failed', actions: withEvent('keepFailure') },
            ],
          },
        },
      },
    },
    failed: {
      description: 'The app could not fetch the cards, for a reason other than the connection.',
      meta: { label: 'Could not load' },
      on: {
        ...retryTo('loading'),
        'page.shown': 'loading',
      },
    },
  },
});
