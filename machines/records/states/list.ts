import { reloadTo } from '#machines/shared/reload.ts';
import { recordsSetup } from '../records.setup.ts';

/** The list itself: more of it at its end, and its first page anew. */
export const listState = recordsSetup.createStateConfig({
  description: 'The loans of the filter, as far as they were fetched.',
  meta: { label: 'The list' },
  on: { ...reloadTo('.refreshing'), 'page.shown': '.refreshing' },
  initial: 'fresh',
  states: {
    fresh: {
      description: 'As fetched last; at its end more is fetched, if there is more.',
      meta: { label: 'Fresh' },
      on: { 'end.reached': { guard: 'moreThere', target: 'loadingMore' } },
    },
    loadingMore: {
      description: 'The page that follows is being fetched.',
      meta: { label: 'Loading more' },
      invoke: {
        id: 'getMoreLoans',
        src: 'getLoans',
        input: ({ context: { filter, loans } }) => ({ filter, cursor: loans?.next ?? null }),
        onDone: { target: 'fresh', actions: { type: 'keepMore', params: ({ event }) => event } },
        onError: {
          target: 'moreFailed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    moreFailed: {
      description: 'The page that follows could not be fetched; scrolling alone asks no more.',
      meta: { label: 'More did not load' },
      on: { 'retry.pressed': 'loadingMore', 'connection.restored': 'loadingMore' },
    },
    refreshing: {
      description: 'The first page is fetched again; what is shown stays meanwhile.',
      meta: { label: 'Refreshing' },
      invoke: {
        id: 'refreshLoans',
        src: 'getLoans',
        input: ({ context }) => ({ filter: context.filter, cursor: null }),
        onDone: { target: 'fresh', actions: { type: 'keepFirst', params: ({ event }) => event } },
        onError: {
          target: 'stale',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    stale: {
      description: 'The first page could not be fetched again: before more, that comes first.',
      meta: { label: 'Stale' },
      on: { 'retry.pressed': 'refreshing', 'connection.restored': 'refreshing' },
    },
  },
});
