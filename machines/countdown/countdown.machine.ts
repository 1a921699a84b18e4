import { assign, setup } from 'xstate';
import { second } from '#domain/constants.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import type { CountdownPorts } from './ports.ts';

/** Until when, by the server's clock, and what that clock said last; in milliseconds. */
export type CountdownInput = { until: number; now: number };

type Context = {
  until: number;
  /** How much is left, in milliseconds; 0 once it is over. */
  left: number;
};

/**
 * Counts to a moment of the server's clock, which is read anew each second: a phone whose own clock is
 * wrong, or that slept, counts right. Ends when the moment has come.
 */
export const countdownMachine = setup({
  types: {
    context: {} as Context,
    input: {} as CountdownInput,
    meta: {} as StateMeta,
  },
  actors: { readServerClock: port<CountdownPorts['readServerClock']>('readServerClock') },
  actions: {
    keepTimeLeft: assign(({ context: { until } }, { output }: { output: { now: number } }) => ({
      left: Math.max(0, until - output.now),
    })),
  },
  guards: { over: ({ context }) => context.left === 0 },
  delays: { tick: ({ context }) => Math.min(second, context.left) },
}).createMachine({
  id: 'countdown',
  description: 'How much time is left, by the server’s clock.',
  context: ({ input: { until, now } }) => ({ until, left: Math.max(0, until - now) }),
  initial: 'judging',
  states: {
    judging: {
      description: 'Whether anything is left.',
      meta: { label: 'Judging' },
      always: [{ guard: 'over', target: 'over' }, { target: 'counting' }],
    },
    counting: {
      description: 'Time goes by.',
      meta: { label: 'Counting' },
      after: { tick: 'reading' },
    },
    reading: {
      description: 'The server’s clock says how much is left.',
      meta: { label: 'Reading the clock' },
      invoke: {
        id: 'readServerClock',
        src: 'readServerClock',
        onDone: {
          target: 'judging',
          actions: { type: 'keepTimeLeft', params: ({ event }) => event },
        },
        onError: 'over',
      },
    },
    over: {
      type: 'final',
      description: 'The moment has come, or nobody can say.',
      meta: { label: 'Over' },
    },
  },
});
