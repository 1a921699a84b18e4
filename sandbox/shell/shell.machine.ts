import { assign, fromCallback, sendTo, setup } from 'xstate';
import { apiEntry, smsEntry } from './devtools/log.ts';
import { controlPanelMachine } from './devtools/control-panel.machine.ts';
import { ledgerMachine } from './devtools/ledger.machine.ts';
import { inspectorMachine } from './devtools/inspector.machine.ts';
import type { ApiCall, Borrower, Scenario, Sms } from './control/schemas.ts';
import { forBorrower } from './address.ts';
import type { Display, Launch } from './launch.ts';
import { known } from './phone/phone.setup.ts';
import { phoneMachine } from './phone/phone.machine.ts';
import { port, wordsOf } from './ports.ts';

export type StreamEvent =
  | { type: 'calls.arrived'; calls: readonly ApiCall[] }
  | { type: 'sms.arrived'; sms: Sms };

type Events =
  | StreamEvent
  | { type: 'scenario.picked'; scenario: string }
  | { type: 'retry.pressed' }
  | { type: 'display.changed'; display: Display };

type Context = {
  launch: Launch;
  display: Display;
  scenarios: readonly Scenario[];
  scenario: string | null;
  borrower: Borrower | null;
  problem: string | null;
};

/** Its borrower can take a loan at once. */
export const firstScenario = 'approved';

/** The shell page: creates a borrower of a scenario, and runs the phone and the devtools for it. */
export const shellMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Events,
    input: {} as { launch: Launch },
    children: {} as {
      phone: 'phone';
      controlPanel: 'controlPanel';
      inspector: 'inspector';
      ledger: 'ledger';
    },
    tags: {} as 'busy',
  },
  actors: {
    phone: phoneMachine,
    controlPanel: controlPanelMachine,
    inspector: inspectorMachine,
    ledger: ledgerMachine,
    scenarios: port<readonly Scenario[], undefined>('scenarios'),
    createBorrower: port<Borrower, { scenario: string }>('createBorrower'),
    stream: fromCallback<Events, { mobile: string }>(() => {
      throw new Error('port not provided: stream');
    }),
  },
  actions: {
    applyDisplay: (_, _params: { display: Display }) => {
      throw new Error('action not provided: applyDisplay');
    },
    keepScenarios: assign((_, params: { scenarios: readonly Scenario[] }) => params),
    pick: assign((_, params: { scenario: string }) => params),
    keepBorrower: assign((_, params: { borrower: Borrower }) => params),
    keepDisplay: assign((_, params: { display: Display }) => params),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: wordsOf(params.error) })),
    clearProblem: assign({ problem: null }),
    startPhone: sendTo('phone', ({ context }) => ({
      type: 'borrower.started',
      borrower: known(context.borrower),
      path: forBorrower(context.launch.path, known(context.borrower)),
      signedIn: context.launch.signedIn,
    })),
    startControlPanel: sendTo('controlPanel', ({ context }) => ({
      type: 'borrower.started',
      mobile: known(context.borrower).mobile,
      faults: context.launch.faults,
    })),
    startLedger: sendTo('ledger', ({ context }) => ({
      type: 'borrower.started',
      mobile: known(context.borrower).mobile,
    })),
    tellLedger: sendTo('ledger', { type: 'calls.arrived' }),
    /** The faults of a link apply to the first borrower only. */
    forgetFaults: assign(({ context }) => ({ launch: { ...context.launch, faults: [] } })),
    tellFaults: sendTo('controlPanel', { type: 'faults.met' }),
    clearLog: sendTo('inspector', { type: 'log.cleared' }),
    logCalls: sendTo('inspector', (_, params: { calls: readonly ApiCall[] }) => ({
      type: 'lines.added',
      entries: params.calls.map(apiEntry),
    })),
    logSms: sendTo('inspector', (_, params: { sms: Sms }) => ({
      type: 'lines.added',
      entries: [smsEntry(params.sms)],
    })),
    notify: sendTo('phone', (_, params: { sms: Sms }) => ({
      type: 'sms.arrived',
      sms: params.sms,
    })),
  },
  guards: {
    faultMet: (_, params: { calls: readonly ApiCall[] }) =>
      params.calls.some(({ fault }) => fault !== null),
    hasScenario: ({ context }) => context.scenario !== null,
  },
}).createMachine({
  id: 'shell',
  context: ({ input: { launch } }) => ({
    launch,
    display: launch.display,
    scenarios: [],
    scenario: launch.scenario,
    borrower: null,
    problem: null,
  }),
  invoke: [
    { id: 'phone', src: 'phone', systemId: 'phone' },
    { id: 'controlPanel', src: 'controlPanel', systemId: 'controlPanel' },
    { id: 'inspector', src: 'inspector', systemId: 'inspector' },
    { id: 'ledger', src: 'ledger', systemId: 'ledger' },
  ],
  entry: { type: 'applyDisplay', params: ({ context }) => ({ display: context.display }) },
  on: {
    'display.changed': {
      actions: [
        { type: 'keepDisplay', params: ({ event }) => ({ display: event.display }) },
        { type: 'applyDisplay', params: ({ event }) => ({ display: event.display }) },
      ],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The sandbox returns its scenarios; Start can be pressed before.',
      on: {
        'scenario.picked': {
          actions: { type: 'pick', params: ({ event }) => ({ scenario: event.scenario }) },
        },
      },
      invoke: {
        id: 'scenarios',
        src: 'scenarios',
        onDone: [
          {
            guard: 'hasScenario',
            target: 'starting',
            actions: {
              type: 'keepScenarios',
              params: ({ event }) => ({ scenarios: event.output }),
            },
          },
          {
            target: 'welcoming',
            actions: {
              type: 'keepScenarios',
              params: ({ event }) => ({ scenarios: event.output }),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    welcoming: {
      description: 'The phone waits for a person to start.',
      on: {
        'scenario.picked': {
          target: 'starting',
          actions: { type: 'pick', params: ({ event }) => ({ scenario: event.scenario }) },
        },
      },
    },
    starting: {
      description: 'The sandbox creates a borrower.',
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'createBorrower',
        src: 'createBorrower',
        input: ({ context }) => ({ scenario: context.scenario ?? firstScenario }),
        onDone: {
          target: 'running',
          actions: [
            { type: 'keepBorrower', params: ({ event }) => ({ borrower: event.output }) },
            'clearLog',
            'startPhone',
            'startControlPanel',
            'startLedger',
            'forgetFaults',
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    running: {
      description: 'The borrower’s app runs in the phone.',
      invoke: {
        id: 'stream',
        src: 'stream',
        input: ({ context }) => ({ mobile: known(context.borrower).mobile }),
      },
      on: {
        'scenario.picked': {
          target: 'starting',
          actions: { type: 'pick', params: ({ event }) => ({ scenario: event.scenario }) },
        },
        'calls.arrived': [
          {
            guard: { type: 'faultMet', params: ({ event }) => event },
            actions: [
              { type: 'logCalls', params: ({ event }) => event },
              'tellLedger',
              'tellFaults',
            ],
          },
          { actions: [{ type: 'logCalls', params: ({ event }) => event }, 'tellLedger'] },
        ],
        'sms.arrived': {
          actions: [
            { type: 'logSms', params: ({ event }) => event },
            { type: 'notify', params: ({ event }) => event },
            'tellLedger',
          ],
        },
      },
    },
    failed: {
      description: 'The sandbox did not answer.',
      on: {
        'retry.pressed': [
          { guard: 'hasScenario', target: 'starting' },
          { target: 'loading', actions: 'clearProblem' },
        ],
        'scenario.picked': {
          target: 'starting',
          actions: { type: 'pick', params: ({ event }) => ({ scenario: event.scenario }) },
        },
      },
    },
  },
});
