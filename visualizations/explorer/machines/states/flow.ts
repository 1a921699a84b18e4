import { explorerSetup } from '../explorer.setup.ts';

export const flowState = explorerSetup.createStateConfig({
  description: 'The page shows one flow, and the user steps through it.',
  meta: { label: 'A flow' },
  initial: 'resting',
  on: {
    'start.chosen': {
      target: '.resting',
      actions: { type: 'beginAgain', params: ({ event }) => ({ start: event.start }) },
    },
    'step.taken': {
      guard: { type: 'canHappen', params: ({ event }) => ({ step: event.step }) },
      target: '.resting',
      actions: { type: 'takeStep', params: ({ event }) => ({ step: event.step }) },
    },
    'gesture.made': [
      {
        guard: {
          type: 'canHappen',
          params: ({ event }) => ({ step: { type: 'user', event: event.event } }),
        },
        target: '.resting',
        actions: { type: 'takeGesture', params: ({ event }) => ({ event: event.event }) },
      },
      { actions: { type: 'sayRefused', params: ({ event }) => ({ event: event.event.type }) } },
    ],
    'transition.pressed': [
      {
        guard: { type: 'onlyOneTakes', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'takeOnlyStep', params: ({ event }) => event },
      },
      {
        guard: { type: 'someTake', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'askWhich', params: ({ event }) => event },
      },
    ],
    'question.closed': { actions: 'closeQuestion' },
    'moment.chosen': {
      target: '.resting',
      actions: { type: 'standAt', params: ({ event }) => ({ at: event.at }) },
    },
    'undo.pressed': { guard: 'canGoBack', target: '.resting', actions: 'goBack' },
    'redo.pressed': { guard: 'canGoOn', target: '.resting', actions: 'goOn' },
    'path.chosen': {
      target: '.resting',
      actions: { type: 'openPath', params: ({ event }) => ({ path: event.path }) },
    },
    'state.chosen': {
      actions: { type: 'lookAt', params: ({ event }) => ({ state: event.state }) },
    },
    'picture.chosen': {
      actions: { type: 'showPicture', params: ({ event }) => ({ picture: event.picture }) },
    },
    'step.shown': { actions: 'showStep' },
    'way.asked': {
      target: '.resting',
      actions: { type: 'goTo', params: ({ event }) => ({ state: event.state }) },
    },
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
