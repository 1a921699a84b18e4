import { assign, fromCallback, setup } from 'xstate';
import type { StateMeta } from '#machines/shared/meta.ts';
import { atPicture, atState, atStep, type DiagramEvent, type LooksAt } from '../flows/pictures.ts';
import type { LiveActor, LiveMove, Report } from '#visualizations/live/messages.ts';

const REMEMBERED = 60;

export type LiveContext = {
  actors: readonly LiveActor[];
  /** Newest first. */
  moves: readonly LiveMove[];
  /** Id of the actor that the user chose; null without a choice, and once the actor has ended. */
  watched: string | null;
  /** Each move resets it to `atStep`, the result of the move. */
  looksAt: LooksAt;
};

export type LiveEvent =
  | DiagramEvent
  | { type: 'report.received'; report: Report }
  | { type: 'app.gone' }
  | { type: 'actor.watched'; actor: string | null };

export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as LiveEvent,
    meta: {} as StateMeta,
  },
  actors: {
    /** Asks phones for reports, and receives the reports. */
    listen: fromCallback<LiveEvent>(() => {
      throw new Error('port not provided: listen');
    }),
  },
  delays: {
    /** Milliseconds to wait for a phone before the page asks the user to open one. */
    patience: 2_000,
  },
}).createMachine({
  id: 'live',
  description: 'Follows the machines of the app that runs in the simulated phone.',
  context: { actors: [], moves: [], watched: null, looksAt: atStep },
  invoke: { id: 'listen', src: 'listen', onError: { target: '.alone' } },
  on: {
    'report.received': {
      target: '.following',
      actions: assign(({ context, event: { report } }) => ({
        actors: report.actors,
        moves: [...report.moves.toReversed(), ...context.moves].slice(0, REMEMBERED),
        looksAt: report.moves.length > 0 ? atStep : context.looksAt,
        watched: report.actors.some(({ id }) => id === context.watched) ? context.watched : null,
      })),
    },
    'app.gone': {
      target: '.alone',
      actions: assign({ actors: [], watched: null, looksAt: atStep }),
    },
    'actor.watched': {
      actions: assign(({ event }) => ({ watched: event.actor, looksAt: atStep })),
    },
    'state.chosen': { actions: assign(({ event }) => ({ looksAt: atState(event.state) })) },
    'picture.chosen': {
      actions: assign(({ event }) => ({ looksAt: atPicture(event.picture) })),
    },
    'step.shown': { actions: assign({ looksAt: atStep }) },
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'The phones are asked for a report.',
      meta: { label: 'Asking' },
      after: { patience: { target: 'alone' } },
    },
    alone: {
      description: 'No phone reports. A phone that starts is followed.',
      meta: { label: 'Alone' },
    },
    following: {
      description: 'The phone reports each step of the app.',
      meta: { label: 'Following' },
    },
  },
});
