import type { SnapshotFrom } from 'xstate';
import { withEvent } from '#machines/shared/with-event.ts';
import { afresh, explorerSetup } from './explorer.setup.ts';
import { firstSettings } from './settings.ts';
import { flowState } from './states/flow.ts';
import { searchState } from './states/search.ts';

/** Place, trail and display settings of the explorer page. */
export const explorerMachine = explorerSetup.createMachine({
  id: 'explorer',
  description: 'Product and QA look at flows and step through them.',
  type: 'parallel',
  context: {
    ...afresh,
    trail: null,
    pane: 'steps',
    settings: firstSettings,
    coverage: null,
    texts: [],
  },
  invoke: [
    { id: 'camera', src: 'camera', onError: {} },
    { id: 'drawings', src: 'drawings', onError: {} },
  ],
  on: {
    'pane.chosen': { actions: withEvent('keepPane') },
    'settings.changed': { actions: withEvent('keepSettings') },
  },
  states: {
    place: {
      description: 'What the page shows.',
      meta: { label: 'Place' },
      initial: 'overview',
      on: {
        'link.followed': [
          { guard: withEvent('leadsToFlow'), target: '.flow', actions: withEvent('followLink') },
          { guard: withEvent('leadsToLive'), target: '.live', actions: 'leaveFlow' },
          { guard: withEvent('leadsToOverview'), target: '.overview', actions: 'leaveFlow' },
          { target: '.overview', actions: 'refuseLink' },
        ],
        'overview.opened': { target: '.overview', actions: 'leaveFlow' },
        'live.opened': { target: '.live', actions: 'leaveFlow' },
        'flow.chosen': {
          guard: withEvent('isFlow'),
          target: '.flow',
          actions: withEvent('openFlow'),
        },
        'moment.found': {
          guard: withEvent('isFlow'),
          target: '.flow',
          actions: withEvent('openMoment'),
        },
      },
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
              actions: { type: 'say', params: { notice: 'The app can no longer be followed.' } },
            },
          },
        },
      },
    },
    search: searchState,
    report: {
      description: 'The test coverage, shown as colours.',
      meta: { label: 'Report' },
      initial: 'loading',
      states: {
        loading: {
          description: 'The coverage is being loaded.',
          meta: { label: 'Loading' },
          invoke: {
            id: 'loadCoverage',
            src: 'loadCoverage',
            onDone: {
              target: 'known',
              actions: {
                type: 'keepCoverage',
                params: ({ event }) => ({ coverage: event.output }),
              },
            },
            onError: { target: 'known' },
          },
        },
        known: {
          description: 'The coverage is loaded, or could not be loaded.',
          meta: { label: 'Known' },
        },
      },
    },
    sharing: {
      description: 'Copies the link to the content of the page.',
      meta: { label: 'Sharing' },
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing is being copied.',
          meta: { label: 'Idle' },
          on: { 'link.copied': { target: 'copying' } },
        },
        copying: {
          description: 'The link is being copied to the clipboard.',
          meta: { label: 'Copying' },
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            onDone: {
              target: 'idle',
              actions: { type: 'say', params: { notice: 'The link is copied.' } },
            },
            onError: {
              target: 'idle',
              actions: {
                type: 'say',
                params: { notice: 'Copy the link from the address bar.' },
              },
            },
          },
        },
      },
    },
  },
});

export type ExplorerSnapshot = SnapshotFrom<typeof explorerMachine>;

export function shownPlace(snapshot: ExplorerSnapshot): 'overview' | 'flow' | 'live' {
  if (snapshot.matches({ place: 'flow' })) return 'flow';
  return snapshot.matches({ place: 'live' }) ? 'live' : 'overview';
}
