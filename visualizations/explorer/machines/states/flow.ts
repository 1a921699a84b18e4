import { assign } from 'xstate';
import { withEvent } from '#machines/shared/with-event.ts';
import { eventText } from '#visualizations/wording/phrases.ts';
import { atPicture, atStep } from '../../flows/pictures.ts';
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
