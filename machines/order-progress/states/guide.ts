import { retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { orderProgressSetup } from '../order-progress.setup.ts';

export const guideState = orderProgressSetup.createStateConfig({
  description: 'Advice after a rejection, fetched on demand.',
  meta: { label: 'Guide' },
  initial: 'notNeeded',
  states: {
    notNeeded: {
      description: 'The order is not rejected, so there is no guide.',
      meta: { label: 'Not needed' },
      always: {
        guard: { type: 'phaseIs', params: { phase: 'rejected' } },
        target: 'loading',
      },
    },
    loading: {
      description: 'The app fetches the guide.',
      meta: { label: 'Loading the guide' },
      invoke: {
        id: 'rejectGuide',
        src: 'rejectGuide',
        input: ({ context }) => context.subject,
        onDone: { target: 'known', actions: withEvent('keepRejection') },
        onError: 'failed',
      },
    },
    known: { description: 'The page shows the guide.', meta: { label: 'Guide known' } },
    failed: {
      description: 'The app could not fetch the guide.',
      meta: { label: 'Guide failed' },
      on: retryTo('loading'),
    },
  },
});
