import { assign, type SnapshotFrom } from 'xstate';
import { withEvent } from '#machines/shared/with-event.ts';
import { afresh, explorerSetup, firstSettings } from './explorer.setup.ts';
import { eventText } from '#visualizations/wording/phrases.ts';
import { atPicture, atStep } from '../flows/pictures.ts';

const flowState = explorerSetup.createStateConfig({
  description: 'The page shows one flow, and the user steps through it.',
  meta: { label: 'A flow' },
  initial: 'resting',
  on: {
    'start.chosen': { target: '.resting', actions: withEvent('beginAgain') },
    'step.taken': {
      guard: withEvent('canHappen'),
      target: '.resting',
      actions: withEvent('takeStep'),
    },
    'gesture.made': [
      {
        guard: {
          type: 'canHappen',
          params: ({ event }) => ({ step: { type: 'user', event: event.event } }),
        },
        target: '.resting',
        actions: withEvent('takeGesture'),
      },
      {
        actions: assign({
          notice: ({ event }) =>
            `This flow does not accept “${eventText(event.event.type)}” now: the event is refused or belongs to the root.`,
        }),
      },
    ],
    'transition.pressed': { target: '.resting', actions: withEvent('takeTransition') },
    'moment.chosen': { target: '.resting', actions: withEvent('standAt') },
    'state.chosen': { actions: withEvent('lookAt') },
    'picture.chosen': {
      actions: assign(({ event }) => ({ looksAt: atPicture(event.picture) })),
    },
    'step.shown': { actions: assign({ looksAt: atStep }) },
    'path.requested': { target: '.resting', actions: withEvent('goTo') },
  },
  states: {
    resting: {
      description: 'The user takes the steps.',
      meta: { label: 'At rest' },
      on: { 'play.pressed': { guard: 'canGoOn', target: 'playing', actions: 'goOn' } },
    },
    playing: {
      description: 'Takes one step after the other until the end of the trail.',
      meta: { label: 'Playing' },
      always: { guard: 'atTheEnd', target: 'resting' },
      on: { 'pause.pressed': { target: 'resting' } },
      after: { pace: { target: 'playing', reenter: true, actions: 'goOn' } },
    },
  },
});

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
