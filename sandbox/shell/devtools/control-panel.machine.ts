import { assign, fromCallback, setup } from 'xstate';
import { port, problemIn } from '../ports.ts';
import type { Fault, PaidIn } from '../control/api.ts';

/** A payment into a number. `paidAgo` is in milliseconds before the borrower's present time. */
export type CounterPayment = {
  accountNumber: string;
  amount: number;
  paidAgo: number;
  /** A duration, `never`, or `usual` for the channel's usual time. */
  postAfter: string;
};

export type Command =
  | { kind: 'look' }
  | { kind: 'advance'; by: string }
  | { kind: 'resetClock' }
  | { kind: 'addFaults'; faults: readonly Fault[] }
  | { kind: 'clearFaults' }
  | { kind: 'pay'; payment: CounterPayment }
  | { kind: 'reply'; ticketId: string; text: string; resolve: boolean };

/** `now` is the borrower's time in milliseconds. `paid` is null unless the command was `pay`. */
export type ControlPanelState = { now: number; faults: readonly Fault[]; paid: PaidIn | null };

type Context = {
  mobile: string | null;
  command: Command;
  /** Milliseconds by which the borrower's clock is ahead of real time. */
  ahead: number;
  /** Real time in milliseconds. */
  real: number;
  faults: readonly Fault[];
  paid: PaidIn | null;
  /** Why the command was refused. */
  problem: string | null;
};

type Events =
  | { type: 'borrower.started'; mobile: string; faults: readonly Fault[] }
  /** Calls met a fault, so fewer faults remain. */
  | { type: 'faults.met' }
  | { type: 'command.given'; command: Command }
  | { type: 'clock.ticked'; real: number };

/** Controls clock, faults, counters and customer service of the sandbox, one command at a time. */
export const controlPanelMachine = setup({
  types: { context: {} as Context, events: {} as Events, tags: {} as 'busy' },
  actors: {
    execute: port<ControlPanelState, { mobile: string; command: Command }>('execute'),
    ticker: fromCallback<Events>(() => {
      throw new Error('port not provided: ticker');
    }),
  },
  actions: {
    keepState: assign(({ context }, { now, faults, paid }: ControlPanelState) => ({
      ahead: now - context.real,
      faults,
      paid: paid ?? context.paid,
      problem: null,
    })),
    /** Refreshes app and ledger. */
    lookAgain: () => {
      throw new Error('action not provided: lookAgain');
    },
  },
}).createMachine({
  id: 'controlPanel',
  context: {
    mobile: null,
    command: { kind: 'look' },
    ahead: 0,
    real: 0,
    faults: [],
    paid: null,
    problem: null,
  },
  invoke: { id: 'ticker', src: 'ticker' },
  on: {
    'borrower.started': {
      target: '.executing',
      actions: assign(({ event: { mobile, faults } }) => ({
        mobile,
        command: { kind: 'addFaults' as const, faults },
        faults: [],
        ahead: 0,
        paid: null,
        problem: null,
      })),
    },
    'clock.ticked': { actions: assign({ real: ({ event }) => event.real }) },
  },
  initial: 'closed',
  states: {
    closed: { description: 'No borrower yet.' },
    open: {
      on: {
        'faults.met': { target: 'executing', actions: assign({ command: { kind: 'look' } }) },
        'command.given': {
          target: 'executing',
          actions: assign({ command: ({ event }) => event.command }),
        },
      },
    },
    executing: {
      tags: 'busy',
      invoke: {
        id: 'execute',
        src: 'execute',
        input: ({ context }) => ({ mobile: context.mobile ?? '', command: context.command }),
        onDone: [
          {
            guard: ({ context }) =>
              ['advance', 'resetClock', 'pay', 'reply'].includes(context.command.kind),
            target: 'open',
            actions: [{ type: 'keepState', params: ({ event }) => event.output }, 'lookAgain'],
          },
          {
            target: 'open',
            actions: { type: 'keepState', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'open',
          actions: assign({ problem: ({ event }) => problemIn(event) }),
        },
      },
    },
  },
});
