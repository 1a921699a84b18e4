import { assign, fromCallback, setup } from 'xstate';
import type { StateMeta } from '#machines/shared/meta.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import type { LooksAt } from '../flows/pictures.ts';
import type { LiveActor, LiveMove, Report } from '#visualizations/live/messages.ts';

const REMEMBERED = 60;

export type LiveContext = {
  actors: readonly LiveActor[];
  /** Newest first. */
  moves: readonly LiveMove[];
  /** Id of the actor that the user chose; null without a choice, and once the actor has ended. */
  watched: string | null;
  /** The next move resets it to the last step. */
  looksAt: LooksAt;
};

export type LiveEvent =
  | { type: 'report.received'; report: Report }
  | { type: 'app.gone' }
  | { type: 'actor.watched'; actor: string | null }
  | { type: 'picture.chosen'; picture: string }
  | { type: 'step.shown' };

const atStep: LooksAt = { by: 'step' };

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
  actions: {
    keepReport: assign(({ context }, { report }: { report: Report }) => ({
      actors: report.actors,
      moves: [...report.moves.toReversed(), ...context.moves].slice(0, REMEMBERED),
      looksAt: report.moves.length > 0 ? atStep : context.looksAt,
    })),
    watch: assign((_, { actor }: { actor: string | null }) => ({
      watched: actor,
      looksAt: atStep,
    })),
    showPicture: assign((_, { picture }: { picture: string }) => ({
      looksAt: { by: 'picture' as const, picture },
    })),
    showStep: assign({ looksAt: atStep }),
    stopWatchingTheDead: assign(({ context: { actors, watched } }) => ({
      watched: actors.some(({ id }) => id === watched) ? watched : null,
    })),
    forgetActors: assign({ actors: [], watched: null, looksAt: atStep }),
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
      actions: [withEvent('keepReport'), 'stopWatchingTheDead'],
    },
    'app.gone': { target: '.alone', actions: 'forgetActors' },
    'actor.watched': { actions: withEvent('watch') },
    'picture.chosen': { actions: withEvent('showPicture') },
    'step.shown': { actions: 'showStep' },
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
