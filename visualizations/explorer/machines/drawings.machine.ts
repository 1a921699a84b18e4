import { assign, setup } from 'xstate';
import { type Port, port } from '#machines/shared/ports.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import type { Drawings } from '#visualizations/layout/drawn-picture.ts';

export type LoadDrawings = Port<{ machine: string }, Drawings>;

type Context = {
  known: Readonly<Record<string, Drawings>>;
  /** Null before the first machine. */
  shown: string | null;
};

export type DrawingsEvent = { type: 'machine.shown'; machine: string } | { type: 'retry.pressed' };

/** Fetches a machine's drawings when the machine is first shown. */
export const drawingsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DrawingsEvent,
    meta: {} as StateMeta,
  },
  actors: { loadDrawings: port<LoadDrawings>('loadDrawings') },
  actions: {
    keepShown: assign((_, { machine }: { machine: string }) => ({ shown: machine })),
    keepDrawings: assign(({ context }, { output }: { output: Drawings }) => ({
      known: { ...context.known, [required(context.shown, 'machine')]: output },
    })),
  },
  guards: {
    isKnown: ({ context }, { machine }: { machine: string }) =>
      Object.hasOwn(context.known, machine),
  },
}).createMachine({
  id: 'drawings',
  description: 'The drawings of machines, each fetched when its machine is first shown.',
  context: { known: {}, shown: null },
  on: {
    'machine.shown': [
      { guard: withEvent('isKnown'), target: '.resting', actions: withEvent('keepShown') },
      { target: '.fetching', reenter: true, actions: withEvent('keepShown') },
    ],
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'No drawings are being fetched.',
      meta: { label: 'At rest' },
    },
    fetching: {
      description: 'The drawings of the machine on the page are fetched.',
      meta: { label: 'Fetching' },
      invoke: {
        id: 'loadDrawings',
        src: 'loadDrawings',
        input: ({ context }) => ({ machine: required(context.shown, 'machine') }),
        onDone: { target: 'resting', actions: withEvent('keepDrawings') },
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The drawings could not be fetched; the user can retry.',
      meta: { label: 'Failed' },
      on: { 'retry.pressed': { target: 'fetching' } },
    },
  },
});
