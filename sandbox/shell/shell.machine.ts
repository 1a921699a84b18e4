import { assign, enqueueActions, fromCallback, raise, sendTo, setup } from 'xstate';
import { apiEntry, type Entry, type LogFilter, smsEntry, withEntries } from './devtools/log.ts';
import { controlPanelMachine } from './devtools/control-panel.machine.ts';
import { ledgerMachine } from './devtools/ledger.machine.ts';
import { type Display, forBorrower, type Launch } from './launch.ts';
import { known } from './phone/phone.setup.ts';
import { phoneMachine } from './phone/phone.machine.ts';
import { port, problemIn } from './ports.ts';
import type { BorrowerEvent } from '#sandbox/http/control-routes.ts';
import type { Borrower, Scenario } from './control/api.ts';

type Events =
  | BorrowerEvent
  | { type: 'scenario.picked'; scenario: string }
  | { type: 'retry.pressed' }
  | { type: 'display.changed'; display: Display }
  | { type: 'lines.added'; entries: readonly Entry[] }
  | { type: 'filter.changed'; filter: LogFilter }
  | { type: 'log.cleared' };

type Context = {
  launch: Launch;
  display: Display;
  scenarios: readonly Scenario[];
  scenario: string | null;
  borrower: Borrower | null;
  problem: string | null;
  /** Bridge messages, API calls and SMS. */
  log: readonly Entry[];
  filter: LogFilter;
};

/** The scenario at the start: its borrower can take a loan at once. */
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
      ledger: 'ledger';
    },
    tags: {} as 'busy',
  },
  actors: {
    phone: phoneMachine,
    controlPanel: controlPanelMachine,
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
    pick: assign(({ event }) =>
      event.type === 'scenario.picked' ? { scenario: event.scenario } : {},
    ),
    keepProblem: assign({ problem: ({ event }) => problemIn(event) }),
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
  },
  guards: {
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
    log: [],
    filter: { text: '', analytics: false },
  }),
  invoke: [
    { id: 'phone', src: 'phone', systemId: 'phone' },
    { id: 'controlPanel', src: 'controlPanel', systemId: 'controlPanel' },
    { id: 'ledger', src: 'ledger', systemId: 'ledger' },
  ],
  entry: { type: 'applyDisplay', params: ({ context }) => ({ display: context.display }) },
  on: {
    'lines.added': {
      actions: assign({ log: ({ context, event }) => withEntries(context.log, event.entries) }),
    },
    'filter.changed': { actions: assign({ filter: ({ event }) => event.filter }) },
    'log.cleared': { actions: assign({ log: [] }) },
    'display.changed': {
      actions: [
        assign({ display: ({ event }) => event.display }),
        { type: 'applyDisplay', params: ({ event }) => ({ display: event.display }) },
      ],
    },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The sandbox returns its scenarios; Start can be pressed before.',
      on: {
        'scenario.picked': { actions: 'pick' },
      },
      invoke: {
        id: 'scenarios',
        src: 'scenarios',
        onDone: [
          {
            guard: 'hasScenario',
            target: 'starting',
            actions: assign({ scenarios: ({ event }) => event.output }),
          },
          { target: 'welcoming', actions: assign({ scenarios: ({ event }) => event.output }) },
        ],
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    welcoming: {
      description: 'The phone waits for a person to start.',
      on: {
        'scenario.picked': { target: 'starting', actions: 'pick' },
      },
    },
    starting: {
      description: 'The sandbox creates a borrower.',
      tags: 'busy',
      entry: assign({ problem: null }),
      invoke: {
        id: 'createBorrower',
        src: 'createBorrower',
        input: ({ context }) => ({ scenario: context.scenario ?? firstScenario }),
        onDone: {
          target: 'running',
          actions: [
            assign(({ event }) => ({ borrower: event.output, log: [] })),
            'startPhone',
            'startControlPanel',
            'startLedger',
            'forgetFaults',
          ],
        },
        onError: { target: 'failed', actions: 'keepProblem' },
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
        'scenario.picked': { target: 'starting', actions: 'pick' },
        'calls.arrived': {
          actions: enqueueActions(({ enqueue, event: { calls } }) => {
            enqueue.raise({ type: 'lines.added', entries: calls.map(apiEntry) });
            enqueue('tellLedger');
            if (calls.some(({ fault }) => fault !== null)) {
              enqueue.sendTo('controlPanel', { type: 'faults.met' });
            }
          }),
        },
        'sms.arrived': {
          actions: [
            raise(({ event: { sms } }) => ({ type: 'lines.added', entries: [smsEntry(sms)] })),
            sendTo('phone', ({ event: { sms } }) => ({ type: 'sms.arrived', sms })),
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
          { target: 'loading', actions: assign({ problem: null }) },
        ],
        'scenario.picked': { target: 'starting', actions: 'pick' },
      },
    },
  },
});
