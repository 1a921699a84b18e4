import { assign, fromCallback, setup } from 'xstate';
import type { Fault, PaidIn } from '../control/schemas.ts';
import { port, wordsOf } from '../ports.ts';

/** A payment into a number. `paidAgo` is the time before the borrower's present time. */
export type CounterPayment = {
  accountNumber: string;
  amount: number;
  paidAgo: string;
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

/** What is typed into the forms of the panels. */
export type Drafts = {
  /** `code` applies to the kind `error-code`. */
  fault: { method: string; kind: string; code: string; times: string; delay: string };
  /** Without an account number the newest one; without an amount that of the number. */
  pay: { accountNumber: string | null; amount: string; paidAgo: string; postAfter: string };
  /** Without a ticket id the newest open ticket. */
  reply: { ticketId: string | null; text: string };
};

const emptyDrafts: Drafts = {
  fault: { method: 'applyOrder', kind: 'drop-after', code: '100103', times: '1', delay: '' },
  pay: { accountNumber: null, amount: '', paidAgo: '0s', postAfter: 'usual' },
  reply: { ticketId: null, text: '' },
};

type Context = {
  mobile: string | null;
  command: Command;
  /** By how many milliseconds the borrower's clock is ahead of real time. */
  ahead: number;
  /** Real time in milliseconds. */
  real: number;
  faults: readonly Fault[];
  paid: PaidIn | null;
  drafts: Drafts;
  /** Why the command was refused. */
  problem: string | null;
};

type Events =
  | { type: 'borrower.started'; mobile: string; faults: readonly Fault[] }
  /** Calls met a fault, so fewer faults remain. */
  | { type: 'faults.met' }
  | { type: 'command.given'; command: Command }
  | { type: 'draft.changed'; drafts: Partial<Drafts> }
  | { type: 'clock.ticked'; real: number };

export function faultOf({ method, kind, code, times, delay }: Drafts['fault']): Fault {
  const delayMs = Number(delay);
  return {
    method,
    kind: kind === 'error-code' ? `error-code:${code}` : kind,
    times: Math.max(1, Math.trunc(Number(times)) || 1),
    ...(delayMs > 0 ? { delayMs } : {}),
  };
}

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
    keepMobile: assign(({ context }, params: { mobile: string; faults: readonly Fault[] }) => ({
      mobile: params.mobile,
      command:
        params.faults.length === 0
          ? ({ kind: 'look' } as const)
          : ({ kind: 'addFaults', faults: params.faults } as const),
      faults: [],
      ahead: 0,
      paid: null,
      drafts: { ...emptyDrafts, fault: context.drafts.fault },
      problem: null,
    })),
    keepCommand: assign((_, params: { command: Command }) => params),
    look: assign({ command: { kind: 'look' } }),
    keepDrafts: assign(({ context }, params: { drafts: Partial<Drafts> }) => ({
      drafts: { ...context.drafts, ...params.drafts },
      problem: null,
    })),
    keepTick: assign((_, params: { real: number }) => params),
    keepState: assign(({ context }, { now, faults, paid }: ControlPanelState) => {
      const { command, drafts, real } = context;
      const done = command.kind === 'pay' || command.kind === 'reply' ? command.kind : null;
      return {
        ahead: now - real,
        faults,
        paid: paid ?? context.paid,
        drafts: done ? { ...drafts, [done]: emptyDrafts[done] } : drafts,
        problem: null,
      };
    }),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: wordsOf(params.error) })),
    /** Refreshes app and ledger. */
    lookAgain: () => {
      throw new Error('action not provided: lookAgain');
    },
  },
  guards: {
    changedLender: ({ context }) =>
      ['advance', 'resetClock', 'pay', 'reply'].includes(context.command.kind),
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
    drafts: emptyDrafts,
    problem: null,
  },
  invoke: { id: 'ticker', src: 'ticker' },
  on: {
    'borrower.started': {
      target: '.executing',
      actions: { type: 'keepMobile', params: ({ event }) => event },
    },
    'draft.changed': {
      actions: { type: 'keepDrafts', params: ({ event }) => event },
    },
    'clock.ticked': {
      actions: { type: 'keepTick', params: ({ event }) => ({ real: event.real }) },
    },
  },
  initial: 'closed',
  states: {
    closed: { description: 'No borrower yet.' },
    open: {
      on: {
        'faults.met': { target: 'executing', actions: 'look' },
        'command.given': {
          target: 'executing',
          actions: { type: 'keepCommand', params: ({ event }) => ({ command: event.command }) },
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
            guard: 'changedLender',
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
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
