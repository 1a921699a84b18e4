import { withEvent } from '#machines/shared/with-event.ts';
import { explorerSetup } from '../explorer.setup.ts';

export const flowState = explorerSetup.createStateConfig({
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
      { actions: { type: 'sayRefused', params: ({ event }) => ({ event: event.event.type }) } },
    ],
    'transition.pressed': [
      { guard: withEvent('onlyOneTakes'), target: '.resting', actions: withEvent('takeOnlyStep') },
      { guard: withEvent('someTake'), target: '.resting', actions: withEvent('askWhich') },
    ],
    'question.closed': { actions: 'closeQuestion' },
    'moment.chosen': { target: '.resting', actions: withEvent('standAt') },
    'undo.pressed': { guard: 'canGoBack', target: '.resting', actions: 'goBack' },
    'redo.pressed': { guard: 'canGoOn', target: '.resting', actions: 'goOn' },
    'path.chosen': { target: '.resting', actions: withEvent('openPath') },
    'state.chosen': { actions: withEvent('lookAt') },
    'picture.chosen': { actions: withEvent('showPicture') },
    'step.shown': { actions: 'showStep' },
    'way.asked': { target: '.resting', actions: withEvent('goTo') },
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
