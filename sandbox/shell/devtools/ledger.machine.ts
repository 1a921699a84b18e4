import { assign, setup } from 'xstate';
import { port, problemIn } from '../ports.ts';
import type { Ledger } from '../control/api.ts';

type Context = { mobile: string; ledger: Ledger | null; problem: string | null };

type Events = { type: 'borrower.started'; mobile: string } | { type: 'calls.arrived' };

/** Shows the borrower's ledger. Reads it again after each group of calls or SMS. */
export const ledgerMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  actors: { readLedger: port<Ledger, { mobile: string }>('readLedger') },
  /** Time to wait for further calls, in milliseconds, so that a group of calls causes one read. */
  delays: { groupOfCalls: 300 },
}).createMachine({
  id: 'ledger',
  context: { mobile: '', ledger: null, problem: null },
  on: {
    'borrower.started': {
      target: '.reading',
      actions: assign(({ event: { mobile } }) => ({ mobile, ledger: null })),
    },
  },
  initial: 'closed',
  states: {
    closed: { description: 'No borrower yet.' },
    shown: {
      description: 'The latest reply of the ledger is shown.',
      on: { 'calls.arrived': 'waiting' },
    },
    waiting: {
      description: 'Further calls of the same moment are waited for.',
      on: { 'calls.arrived': { target: 'waiting', reenter: true } },
      after: { groupOfCalls: 'reading' },
    },
    reading: {
      description: 'The ledger is read.',
      on: { 'calls.arrived': 'waiting' },
      invoke: {
        id: 'readLedger',
        src: 'readLedger',
        input: ({ context }) => ({ mobile: context.mobile }),
        onDone: {
          target: 'shown',
          actions: assign(({ event: { output } }) => ({ ledger: output, problem: null })),
        },
        onError: {
          target: 'shown',
          actions: assign({ problem: ({ event }) => problemIn(event) }),
        },
      },
    },
  },
});
