import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyIntent, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { RootNotice } from '#machines/shared/events.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { concluded } from '#machines/shared/outcome.ts';
import { port } from '#machines/shared/ports.ts';
import type { MoneyActionPorts, Preparation, Reconciliation, Submission } from './ports.ts';
import { defaultTiming, type MoneyTiming, recheckDelay, settleTime } from './timing.ts';

/** How a money action ended; each is certain. */
export type MoneyOutcome =
  | { type: 'done'; receipt: MoneyReceipt }
  | { type: 'refused'; failure: Failure }
  | { type: 'notSent'; failure: Failure }
  | { type: 'notTaken' };

/** A fresh attempt, or one whose outcome the journal does not know. */
export type MoneyStart =
  | { type: 'attempt'; request: MoneyRequest }
  | { type: 'resume'; intent: MoneyIntent };

export type MoneyInput = {
  /** Hash of the user id. */
  userKey: string;
  start: MoneyStart;
  timing?: Partial<MoneyTiming>;
};

type Context = {
  userKey: string;
  timing: MoneyTiming;
  request: MoneyRequest | null;
  intent: MoneyIntent | null;
  /** The intent is this action's own attempt, which has ended sending once it is unknown. */
  own: boolean;
  /** How often the server was asked for the outcome. */
  readings: number;
  /** Why the last reading failed; null while none did. */
  failure: Failure | null;
  outcome: MoneyOutcome | null;
};

export type MoneyEvent =
  /** The person asks to look now. */
  | { type: 'check.requested' }
  | Extract<RootNotice, { type: 'connection.restored' | 'session.renewed' | 'page.shown' }>;

/** What an answer or a reading proves; null where it proves nothing. */
function outcomeOf(result: Submission | Reconciliation): MoneyOutcome | null {
  switch (result.outcome) {
    case 'ok':
    case 'taken':
      return { type: 'done', receipt: result.receipt };
    case 'refused':
    case 'notSent':
      return { type: result.outcome, failure: result.failure };
    case 'pending':
    case 'notTaken':
      return null;
  }
}

const intentIn = ({ intent }: Context): MoneyIntent => {
  if (!intent) throw new Error('no intent');
  return intent;
};

const requestIn = ({ request }: Context): MoneyRequest => {
  if (!request) throw new Error('no request');
  return request;
};

type Result = Preparation | Submission | Reconciliation;

const moneySetup = setup({
  types: {
    context: {} as Context,
    events: {} as MoneyEvent,
    input: {} as MoneyInput,
    output: {} as MoneyOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    prepareAttempt: port<MoneyActionPorts['prepareAttempt']>('prepareAttempt'),
    submitMoney: port<MoneyActionPorts['submitMoney']>('submitMoney'),
    reconcileMoney: port<MoneyActionPorts['reconcileMoney']>('reconcileMoney'),
    closeIntent: port<MoneyActionPorts['closeIntent']>('closeIntent'),
  },
  actions: {
    keepOwnIntent: assign((_, { result }: { result: Preparation }) => ({
      intent: result.intent,
      own: true,
    })),
    /** Another page's attempt on the same subject takes the place of ours. */
    adoptIntent: assign((_, { result }: { result: Result }) =>
      result.outcome === 'pending' ? { intent: result.intent, own: false } : {},
    ),
    countReading: assign({ readings: ({ context }) => context.readings + 1 }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    conclude: assign((_, params: { outcome: MoneyOutcome | null }) => params),
  },
  guards: {
    intentOpen: ({ context }) => context.intent !== null,
    resultIs: (_, params: { result: Result; is: Result['outcome'] }) =>
      params.result.outcome === params.is,
  },
  delays: {
    settleTime: ({ context }) => settleTime(context.timing, context.own),
    recheckDelay: ({ context }) => recheckDelay(context.timing, context.readings),
  },
});

/** While the outcome can still change: whatever is read, only the effect itself ends the waiting. */
const settlingState = moneySetup.createStateConfig({
  description: 'The server may still take the attempt: not finding its effect proves nothing yet.',
  meta: { label: 'May still be taken' },
  after: { settleTime: { target: 'settled', actions: 'clearFailure' } },
  initial: 'reconciling',
  states: {
    reconciling: {
      description: 'The server is asked whether the attempt had its effect.',
      meta: { label: 'Asking the server' },
      entry: 'countReading',
      invoke: {
        id: 'reconcileMoney',
        src: 'reconcileMoney',
        input: ({ context }) => ({ intent: intentIn(context) }),
        onDone: [
          {
            guard: {
              type: 'resultIs',
              params: ({ event }) => ({ result: event.output, is: 'taken' }),
            },
            target: '#moneyAction.done',
            actions: {
              type: 'conclude',
              params: ({ event }) => ({ outcome: outcomeOf(event.output) }),
            },
          },
          { target: 'waiting', actions: 'clearFailure' },
        ],
        onError: {
          target: 'waiting',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      description: 'A pause before the server is asked again; the person may ask at once.',
      meta: { label: 'Waiting to ask again' },
      after: { recheckDelay: 'reconciling' },
      on: {
        'check.requested': 'reconciling',
        'connection.restored': 'reconciling',
        'session.renewed': 'reconciling',
        'page.shown': 'reconciling',
      },
    },
  },
});

/** Once the outcome is fixed: a reading begun from here on tells it for good. */
const settledState = moneySetup.createStateConfig({
  description: 'Whatever the server was to do, it has done: the next reading tells.',
  meta: { label: 'Settled, not yet known' },
  initial: 'reconciling',
  states: {
    reconciling: {
      description: 'The server is asked afresh; an earlier reading does not count.',
      meta: { label: 'Asking for the final word' },
      entry: 'countReading',
      invoke: {
        id: 'reconcileSettledMoney',
        src: 'reconcileMoney',
        input: ({ context }) => ({ intent: intentIn(context) }),
        onDone: [
          {
            guard: {
              type: 'resultIs',
              params: ({ event }) => ({ result: event.output, is: 'taken' }),
            },
            target: '#moneyAction.done',
            actions: {
              type: 'conclude',
              params: ({ event }) => ({ outcome: outcomeOf(event.output) }),
            },
          },
          { target: '#moneyAction.closing' },
        ],
        onError: {
          target: 'waiting',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    waiting: {
      description: 'The server could not be asked; customer service can help meanwhile.',
      meta: { label: 'Overdue, waiting to ask again' },
      after: { recheckDelay: 'reconciling' },
      on: {
        'check.requested': 'reconciling',
        'connection.restored': 'reconciling',
        'session.renewed': 'reconciling',
        'page.shown': 'reconciling',
      },
    },
  },
});

/**
 * Moves money once. An outcome that is not certain is found out by asking the server, never by
 * sending again, and nothing leaves this chart but an outcome.
 */
export const moneyActionMachine = moneySetup.createMachine({
  id: 'moneyAction',
  description: 'Money moves exactly once, and the person learns what became of it.',
  context: ({ input: { userKey, start, timing } }) => ({
    userKey,
    timing: { ...defaultTiming, ...timing },
    request: start.type === 'attempt' ? start.request : null,
    intent: start.type === 'resume' ? start.intent : null,
    own: false,
    readings: 0,
    failure: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An attempt that is already open is asked about, never sent.',
      meta: { label: 'Starting' },
      always: [{ guard: 'intentOpen', target: 'unknown' }, { target: 'preparing' }],
    },
    preparing: {
      description:
        'The journal and the server are read, so that the attempt can be recognised later.',
      meta: { label: 'Preparing to send' },
      tags: ['busy', 'money'],
      invoke: {
        id: 'prepareAttempt',
        src: 'prepareAttempt',
        input: ({ context }) => ({ userKey: context.userKey, request: requestIn(context) }),
        onDone: [
          {
            guard: {
              type: 'resultIs',
              params: ({ event }) => ({ result: event.output, is: 'pending' }),
            },
            target: 'unknown',
            actions: { type: 'adoptIntent', params: ({ event }) => ({ result: event.output }) },
          },
          {
            target: 'submitting',
            actions: { type: 'keepOwnIntent', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'notSent',
          actions: {
            type: 'conclude',
            params: ({ event }) => ({
              outcome: { type: 'notSent', failure: failureOf(event.error) },
            }),
          },
        },
      },
    },
    submitting: {
      description: 'The intent is journalled, then the request is sent, once.',
      meta: { label: 'Sending' },
      tags: ['busy', 'money'],
      invoke: {
        id: 'submitMoney',
        src: 'submitMoney',
        input: ({ context }) => ({ intent: intentIn(context), request: requestIn(context) }),
        onDone: [
          {
            guard: {
              type: 'resultIs',
              params: ({ event }) => ({ result: event.output, is: 'ok' }),
            },
            target: 'done',
            actions: {
              type: 'conclude',
              params: ({ event }) => ({ outcome: outcomeOf(event.output) }),
            },
          },
          {
            guard: {
              type: 'resultIs',
              params: ({ event }) => ({ result: event.output, is: 'refused' }),
            },
            target: 'refused',
            actions: {
              type: 'conclude',
              params: ({ event }) => ({ outcome: outcomeOf(event.output) }),
            },
          },
          {
            guard: {
              type: 'resultIs',
              params: ({ event }) => ({ result: event.output, is: 'notSent' }),
            },
            target: 'notSent',
            actions: {
              type: 'conclude',
              params: ({ event }) => ({ outcome: outcomeOf(event.output) }),
            },
          },
          {
            target: 'unknown',
            actions: { type: 'adoptIntent', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'unknown',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unknown: {
      description: 'The server may or may not have taken the attempt; it is asked until it tells.',
      meta: { label: 'Outcome unknown' },
      tags: 'money',
      initial: 'settling',
      states: { settling: settlingState, settled: settledState },
    },
    closing: {
      description:
        'The attempt was not taken; its intent is closed. If that fails, it is asked about again next time.',
      meta: { label: 'Closing the attempt' },
      tags: ['busy', 'money'],
      invoke: {
        id: 'closeIntent',
        src: 'closeIntent',
        input: ({ context }) => ({ intent: intentIn(context) }),
        onDone: 'notTaken',
        onError: 'notTaken',
      },
    },
    done: { type: 'final', description: 'The server took it.', meta: { label: 'Done' } },
    refused: {
      type: 'final',
      description: 'The server said no, and why.',
      meta: { label: 'Refused' },
    },
    notSent: { type: 'final', description: 'Nothing was sent.', meta: { label: 'Not sent' } },
    notTaken: {
      type: 'final',
      description: 'The server did not take it, and will not any more.',
      meta: { label: 'Not taken' },
      entry: { type: 'conclude', params: { outcome: { type: 'notTaken' } } },
    },
  },
  output: ({ context }) => concluded(context.outcome),
});
