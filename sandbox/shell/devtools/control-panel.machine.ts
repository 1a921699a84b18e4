import { assign, fromCallback, setup } from 'xstate';
import type { Fault } from '../control/schemas.ts';
import { port, wordsOf } from '../ports.ts';

export type Command =
  | { kind: 'look' }
  | { kind: 'advance'; by: string }
  | { kind: 'resetClock' }
  | { kind: 'addFaults'; faults: readonly Fault[] }
  | { kind: 'clearFaults' };

/** `now` is the borrower's time in milliseconds. */
export type ControlPanelState = { now: number; faults: readonly Fault[] };

/** `code` applies to the kind `error-code`. */
export type FaultDraft = {
  method: string;
  kind: string;
  code: string;
  times: string;
  delay: string;
};

type Context = {
  mobile: string | null;
  command: Command;
  /** By how many milliseconds the borrower's clock is ahead of real time. */
  ahead: number;
  /** Real time in milliseconds. */
  real: number;
  faults: readonly Fault[];
  draft: FaultDraft;
  problem: string | null;
};

type Events =
  | { type: 'borrower.started'; mobile: string; faults: readonly Fault[] }
  /** Calls met a fault, so fewer faults remain. */
  | { type: 'faults.met' }
  | { type: 'command.given'; command: Command }
  | { type: 'draft.changed'; draft: FaultDraft }
  | { type: 'clock.ticked'; real: number };

export function faultOf({ method, kind, code, times, delay }: FaultDraft): Fault {
  const delayMs = Number(delay);
  return {
    method,
    kind: kind === 'error-code' ? `error-code:${code}` : kind,
    times: Math.max(1, Math.trunc(Number(times)) || 1),
    ...(delayMs > 0 ? { delayMs } : {}),
  };
}

/** Controls the sandbox's clock and faults, one command at a time. */
export const controlPanelMachine = setup({
  types: { context: {} as Context, events: {} as Events, tags: {} as 'busy' },
  actors: {
    execute: port<ControlPanelState, { mobile: string; command: Command }>('execute'),
    ticker: fromCallback<Events>(() => {
      throw new Error('port not provided: ticker');
    }),
  },
  actions: {
    keepMobile: assign((_, params: { mobile: string; faults: readonly Fault[] }) => ({
      mobile: params.mobile,
      command:
        params.faults.length === 0
          ? ({ kind: 'look' } as const)
          : ({ kind: 'addFaults', faults: params.faults } as const),
      faults: [],
      ahead: 0,
    })),
    keepCommand: assign((_, params: { command: Command }) => params),
    look: assign({ command: { kind: 'look' } }),
    keepDraft: assign((_, params: { draft: FaultDraft }) => params),
    keepTick: assign((_, params: { real: number }) => params),
    keepState: assign(({ context }, params: ControlPanelState) => ({
      ahead: params.now - context.real,
      faults: params.faults,
      problem: null,
    })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: wordsOf(params.error) })),
    refreshApp: () => {
      throw new Error('action not provided: refreshApp');
    },
  },
  guards: {
    movedClock: ({ context }) =>
      context.command.kind === 'advance' || context.command.kind === 'resetClock',
  },
}).createMachine({
  id: 'controlPanel',
  context: {
    mobile: null,
    command: { kind: 'look' },
    ahead: 0,
    real: 0,
    faults: [],
    draft: { method: 'applyOrder', kind: 'drop-after', code: '100103', times: '1', delay: '' },
    problem: null,
  },
  invoke: { id: 'ticker', src: 'ticker' },
  on: {
    'borrower.started': {
      target: '.executing',
      actions: { type: 'keepMobile', params: ({ event }) => event },
    },
    'draft.changed': {
      actions: { type: 'keepDraft', params: ({ event }) => ({ draft: event.draft }) },
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
            guard: 'movedClock',
            target: 'open',
            actions: [{ type: 'keepState', params: ({ event }) => event.output }, 'refreshApp'],
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
