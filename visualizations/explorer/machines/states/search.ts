import { explorerSetup } from '../explorer.setup.ts';

const keepQuery = {
  type: 'keepQuery',
  params: ({ event }: { event: { query: string } }) => ({ query: event.query }),
} as const;

/** The first search fetches the texts of the screens. */
export const searchState = explorerSetup.createStateConfig({
  description: 'The search for states, events and texts.',
  meta: { label: 'Search' },
  initial: 'unused',
  on: { 'search.changed': { actions: keepQuery } },
  states: {
    unused: {
      description: 'No query was typed yet.',
      meta: { label: 'Unused' },
      on: { 'search.changed': { target: 'fetching', actions: keepQuery } },
    },
    fetching: {
      description: 'States and events are found; the texts of the screens are fetched.',
      meta: { label: 'Fetching the texts' },
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        onDone: {
          target: 'complete',
          actions: { type: 'keepTexts', params: ({ event }) => ({ texts: event.output }) },
        },
        onError: { target: 'incomplete' },
      },
    },
    incomplete: {
      description: 'The texts could not be fetched; the next change of the query retries.',
      meta: { label: 'Without the texts' },
      on: { 'search.changed': { target: 'fetching', actions: keepQuery } },
    },
    complete: {
      description: 'States, events and texts are found.',
      meta: { label: 'Complete' },
    },
  },
});
