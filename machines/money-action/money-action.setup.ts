import { assign, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/failure.ts';
import { answerIn, type MoneyAnswer } from '#domain/money/answer.ts';
import type { MoneyIntent, MoneyKind, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { RootNotice } from '#machines/shared/events.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import type { MoneyActionPorts, Preparation, Reconciliation, Submission } from './ports.ts';
import { type MoneyTiming, recheckDelay, settleTime } from './timing.ts';

/** How a money action ends. An unknown outcome is not an end: the machine then reconciles. */
export type MoneyOutcome =
  | { type: 'done'; receipt: MoneyReceipt }
  | { type: 'refused'; failure: Failure }
  | { type: 'notSent'; failure: Failure }
  /** `answer`: the server's inconclusive answer; null without one. */
  | { type: 'notTaken'; answer: MoneyAnswer | null };

export type MoneyStart =
  | { type: 'attempt'; request: MoneyRequest }
  | { type: 'resume'; intent: MoneyIntent };

export type MoneyInput = {
  userKey: string;
  start: MoneyStart;
  timing?: Partial<MoneyTiming>;
};

type Context = {
  userKey: string;
  timing: MoneyTiming;
  request: MoneyRequest | null;
  intent: MoneyIntent | null;
  /** Whether this action made the attempt; otherwise another page may still be sending it. */
  own: boolean;
  /** The server's answer to the attempt, if it left the outcome unknown. */
  answer: MoneyAnswer | null;
  /** Number of reconciliations so far. */
  readings: number;
  failure: Failure | null;
  outcome: MoneyOutcome | null;
};

export type MoneyEvent =
  | { type: 'check.requested' }
  | Extract<RootNotice, { type: 'connection.restored' | 'session.renewed' | 'page.shown' }>;

function outcomeOf(result: Result): MoneyOutcome | null {
  if ('receipt' in result) return { type: 'done', receipt: result.receipt };
  if ('failure' in result) return { type: result.outcome, failure: result.failure };
  return null;
}

export const keepResult = {
  type: 'setOutcome',
  params: ({ event }: { event: { output: Result } }) => ({ outcome: outcomeOf(event.output) }),
} as const;

export function receiptOf<Kind extends MoneyKind>(
  kind: Kind,
  outcome: MoneyOutcome,
): MoneyReceipt<Kind> {
  const isOfKind = (receipt: MoneyReceipt): receipt is MoneyReceipt & MoneyReceipt<Kind> =>
    receipt.kind === kind;
  if (outcome.type === 'done' && isOfKind(outcome.receipt)) return outcome.receipt;
  throw new Error(`no receipt of ${kind}`);
}

export const intentIn = ({ intent }: Context) => required(intent, 'intent');

export const requestIn = ({ request }: Context) => required(request, 'request');

type Result = Preparation | Submission | Reconciliation;

const resultIs =
  (outcome: Result['outcome']) =>
  (_: unknown, { output }: { output: Result }) =>
    output.outcome === outcome;

export const moneySetup = setup({
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
    keepOwnIntent: assign((_, { output }: { output: Preparation }) =>
      output.outcome === 'ready' ? { intent: output.intent, own: true } : {},
    ),
    /** An open attempt on the same subject replaces this action's own. */
    adoptIntent: assign((_, { output }: { output: Result }) =>
      output.outcome === 'pending' ? { intent: output.intent, own: false } : {},
    ),
    keepAnswer: assign((_, params: { error: unknown }) => ({
      answer: answerIn(failureOf(params.error)),
    })),
    /** The journal's answer takes precedence: an earlier or another page may have received it. */
    keepNotedAnswer: assign(({ context }, { answer }: { answer: MoneyAnswer | null }) => ({
      answer: answer ?? context.answer,
    })),
    countReading: assign({ readings: ({ context }) => context.readings + 1 }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    clearFailure: assign({ failure: null }),
    setOutcome: assign((_, params: { outcome: MoneyOutcome | null }) => params),
  },
  guards: {
    outcomeUnknown: ({ context }) => context.intent !== null,
    openAttemptFound: resultIs('pending'),
    serverAccepted: resultIs('ok'),
    serverRefused: resultIs('refused'),
    nothingSent: resultIs('notSent'),
    serverTookIt: resultIs('taken'),
  },
  delays: {
    settleTime: ({ context }) => settleTime(context.timing, context.own),
    recheckDelay: ({ context }) => recheckDelay(context.timing, context.readings),
  },
});
