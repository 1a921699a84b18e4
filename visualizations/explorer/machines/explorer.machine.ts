import { assign, type SnapshotFrom } from 'xstate';
import { withEvent } from '#machines/shared/with-event.ts';
import { afresh, explorerSetup } from './explorer.setup.ts';
import { firstSettings } from './settings.ts';
import { flowState } from './states/flow.ts';

/** Place, trail and display settings of the explorer page. */
export const explorerMachine = explorerSetup.createMachine({
  id: 'explorer',
  description: 'Product and QA look at flows and step through them.',
  context: {
    ...afresh,
    trail: null,
    pane: 'steps',
    settings: firstSettings,
    coverage: null,
  },
  on: {
    'pane.chosen': { actions: assign({ pane: ({ event }) => event.pane }) },
    'settings.changed': {
      actions: assign({
        settings: ({ context, event }) => ({ ...context.settings, ...event.settings }),
      }),
    },
    'search.changed': { actions: assign({ query: ({ event }) => event.query }) },
    'coverage.loaded': { actions: assign({ coverage: ({ event }) => event.coverage }) },
    'notice.given': { actions: assign({ notice: ({ event }) => event.notice }) },
    'link.followed': [
      { guard: withEvent('leadsToFlow'), target: '.flow', actions: withEvent('followLink') },
      {
        guard: ({ event }) => event.link.place === 'live',
        target: '.live',
        actions: withEvent('leaveFlow'),
      },
      { target: '.overview', actions: withEvent('leaveFlow') },
    ],
    'path.chosen': { guard: withEvent('isFlow'), target: '.flow', actions: withEvent('openPath') },
  },
  initial: 'overview',
  states: {
    overview: {
      description: 'All flows, and how they hand over to each other.',
      meta: { label: 'Overview' },
    },
    flow: flowState,
    live: {
      description: 'The explorer follows the running app.',
      meta: { label: 'Following the app' },
      invoke: {
        id: 'live',
        src: 'live',
        onError: {
          target: 'overview',
          actions: assign({ notice: 'The app can no longer be followed.' }),
        },
      },
    },
  },
});

export type ExplorerSnapshot = SnapshotFrom<typeof explorerMachine>;

export function shownPlace(snapshot: ExplorerSnapshot): 'overview' | 'flow' | 'live' {
  if (snapshot.matches('flow')) return 'flow';
  return snapshot.matches('live') ? 'live' : 'overview';
}
