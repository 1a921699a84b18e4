import { assign, sendTo, setup } from 'xstate';
import type { MoneyIntent } from '#domain/money.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import type { FlowId } from '#domain/pages.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { RootNotice } from '#machines/shared/events.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import { tell } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import type { AttemptsPorts } from './ports.ts';

export type AttemptsInput = {
  userKey: string;
  /** The flow that is active. */
  flow: FlowId;
};

type Shown = Extract<RootNotice, { type: 'page.shown' | 'connection.restored' }>;

export type AttemptsEvent =
  | Shown
  | { type: 'flow.entered'; flow: FlowId }
  /** The person has read what became of money. */
  | { type: 'outcome.closed' };

type Context = AttemptsInput & {
  /** The attempt whose outcome is found out, or was last. */
  attempt: MoneyIntent | null;
  /** What became of it: whether the server took it. */
  taken: boolean;
};

/** Of attempts, the one that a flow does not find out about itself, if there is one. */
const attemptLeft = (
  { flow }: Context,
  { intents }: { intents: readonly MoneyIntent[] },
): MoneyIntent | null => intents.find(({ baseline }) => moneyFlows[baseline.kind] !== flow) ?? null;

const attemptIn = ({ attempt }: Context): MoneyIntent => required(attempt, 'attempt');

/**
 * Money that was left before its outcome was known: the server is asked on, wherever the person is,
 * by the same chart that asks on the page of that money. It ends where the account does.
 */
export const attemptsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AttemptsEvent,
    input: {} as AttemptsInput,
    meta: {} as StateMeta,
    children: {} as { moneyAction: 'moneyAction' },
  },
  actors: {
    moneyAction: moneyActionMachine,
    readOpenAttempts: port<AttemptsPorts['readOpenAttempts']>('readOpenAttempts'),
  },
  actions: {
    keepFlow: assign((_, { flow }: { flow: FlowId }) => ({ flow })),
    keepAttempt: assign(({ context }, params: { intents: readonly MoneyIntent[] }) => ({
      attempt: attemptLeft(context, params),
    })),
    keepAttemptEnd: assign((_, { output }: { output: MoneyOutcome }) => ({
      taken: output.type === 'done',
    })),
    forgetAttempt: assign({ attempt: null, taken: false }),
    tellMoney: sendTo('moneyAction', (_, { event }: { event: Shown }) => event),
    /** The page below is of before: the root has it look again. Provided by the app. */
    outdatePage() {},
  },
  guards: {
    attemptLeft: ({ context }, params: { intents: readonly MoneyIntent[] }) =>
      attemptLeft(context, params) !== null,
    attemptTakenUp: ({ context }, { flow }: { flow: FlowId }) =>
      moneyFlows[attemptIn(context).baseline.kind] === flow,
    deletionTaken: ({ context }, { output }: { output: MoneyOutcome }) =>
      output.type === 'done' && attemptIn(context).baseline.kind === 'deleteAccount',
  },
  delays: {
    /** Before open attempts are looked for again, in milliseconds. */
    lookAgain: 30_000,
  },
}).createMachine({
  id: 'attempts',
  description: 'What became of money is found out wherever the person is, and told.',
  context: ({ input }) => ({ ...input, attempt: null, taken: false }),
  initial: 'looking',
  on: {
    'flow.entered': {
      target: '.looking',
      actions: { type: 'keepFlow', params: ({ event }) => event },
    },
  },
  states: {
    looking: {
      description: 'The phone’s notes are read: is an attempt open that no flow is about now?',
      meta: { label: 'Looking for open attempts' },
      entry: 'forgetAttempt',
      invoke: {
        id: 'readOpenAttempts',
        src: 'readOpenAttempts',
        input: ({ context: { userKey } }) => ({ userKey }),
        onDone: [
          {
            guard: { type: 'attemptLeft', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keepAttempt', params: ({ event }) => event.output },
          },
          { target: 'resting' },
        ],
        onError: 'pausing',
      },
    },
    resting: {
      description:
        'No attempt is left open, as far as is known; that is looked up when another flow is entered, the page is shown, and the line is back.',
      meta: { label: 'Nothing to find out' },
      on: { 'page.shown': 'looking', 'connection.restored': 'looking' },
    },
    pausing: {
      description: 'It could not be looked up, or not be asked: that is tried again.',
      meta: { label: 'Waiting to look again' },
      after: { lookAgain: 'looking' },
    },
    asking: {
      description:
        'The server is asked what became of the attempt, until it is known; where its own flow is opened, that one asks.',
      meta: { label: 'Finding out what became of it' },
      invoke: {
        id: 'moneyAction',
        src: 'moneyAction',
        input: ({ context }) => ({
          userKey: context.userKey,
          start: { type: 'resume' as const, intent: attemptIn(context) },
        }),
        onDone: [
          { guard: { type: 'deletionTaken', params: ({ event }) => event }, target: 'over' },
          {
            target: 'telling',
            actions: [{ type: 'keepAttemptEnd', params: ({ event }) => event }, 'outdatePage'],
          },
        ],
        onError: 'pausing',
      },
      on: {
        'flow.entered': [
          {
            guard: { type: 'attemptTakenUp', params: ({ event }) => event },
            target: 'looking',
            actions: { type: 'keepFlow', params: ({ event }) => event },
          },
          { actions: { type: 'keepFlow', params: ({ event }) => event } },
        ],
        'page.shown': tell('tellMoney'),
        'connection.restored': tell('tellMoney'),
      },
    },
    telling: {
      description: 'It is said above every page what became of it, until the person has read it.',
      meta: { label: 'Told what became of it' },
      on: {
        'flow.entered': { actions: { type: 'keepFlow', params: ({ event }) => event } },
        'outcome.closed': 'looking',
      },
    },
    over: {
      type: 'final',
      description: 'The account is deleted.',
      meta: { label: 'The account has ended' },
    },
  },
});
