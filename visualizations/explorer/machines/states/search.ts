import { explorerSetup } from '../explorer.setup.ts';

const keepQuery = {
  type: 'keepQuery',
  params: ({ event }: { event: { query: string } }) => ({ query: event.query }),
} as const;

/** State of the search. The first search fetches the texts of the screens. */
export const searchState = explorerSetup.createStateConfig({
  description: 'What is looked for.',
  meta: { label: 'Search' },
  initial: 'unused',
  on: { 'search.changed': { actions: keepQuery } },
  states: {
    unused: {
      description: 'Nothing was looked for yet.',
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
      description: 'The texts did not come; they are asked for with the next letter.',
      meta: { label: 'Without the texts' },
      on: { 'search.changed': { target: 'fetching', actions: keepQuery } },
    },
    complete: {
      description: 'Everything is found.',
      meta: { label: 'Complete' },
    },
  },
});
