import { assign, setup } from 'xstate';
import { second } from '#domain/constants.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type CountdownPorts = {
  /** `now`: the server's time in milliseconds. */
  readServerClock: Port<void, { now: number }>;
};

/** Times by the server's clock, in milliseconds. */
export type CountdownInput = { until: number; now: number };

type Context = {
  until: number;
  /** Remaining milliseconds at the last reading of the clock. */
  left: number;
};

/** Counts down to a moment of the server's clock; ends early if that clock cannot be read. */
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
  description: 'The time left, by the server’s clock.',
  context: ({ input: { until, now } }) => ({ until, left: Math.max(0, until - now) }),
  initial: 'judging',
  states: {
    judging: {
      description: 'Decides whether time is left.',
      meta: { label: 'Checking the time left' },
      always: [{ guard: 'over', target: 'over' }, { target: 'counting' }],
    },
    counting: {
      description: 'The countdown runs.',
      meta: { label: 'Counting' },
      after: { tick: 'reading' },
    },
    reading: {
      description: 'The app reads the time left from the server’s clock.',
      meta: { label: 'Reading the clock' },
      invoke: {
        id: 'readServerClock',
        src: 'readServerClock',
        onDone: { target: 'judging', actions: withEvent('keepTimeLeft') },
        onError: 'over',
      },
    },
    over: {
      type: 'final',
      description: 'The time is up, or the server’s time is unknown.',
      meta: { label: 'Ended' },
    },
  },
});
