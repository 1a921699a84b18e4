import { retryTo } from '#machines/shared/reload.ts';
import { orderProgressSetup } from '../order-progress.setup.ts';

/** The guide for a rejected borrower. */
export const guideState = orderProgressSetup.createStateConfig({
  description: 'What a rejected person can do; fetched once it is needed.',
  meta: { label: 'Guide' },
  initial: 'notNeeded',
  states: {
    notNeeded: {
      description: 'Only a rejection has a guide.',
      meta: { label: 'Not needed' },
      always: {
        guard: { type: 'phaseIs', params: { phase: 'rejected' } },
        target: 'loading',
      },
    },
    loading: {
      description: 'The guide is being fetched.',
      meta: { label: 'Loading the guide' },
      invoke: {
        id: 'rejectGuide',
        src: 'rejectGuide',
        input: ({ context }) => context.subject,
        onDone: {
          target: 'known',
          actions: { type: 'keepRejection', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    known: { description: 'The guide is shown.', meta: { label: 'Guide known' } },
    failed: {
      description: 'The guide could not be fetched.',
      meta: { label: 'Guide failed' },
      on: retryTo('loading'),
    },
  },
});
