import { assign, sendTo, setup } from 'xstate';
import type { MoneyIntent, MoneyKind } from '#domain/money.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import type { FlowId } from '#domain/pages.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { RootNotice } from '#machines/shared/events.ts';
import type { StateMeta } from '#machines/shared/meta.ts';
import { type Port, port } from '#machines/shared/ports.ts';
import { tell } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { watchPort, type Watch } from '#machines/shared/watch.ts';
import { withEvent } from '#machines/shared/with-event.ts';

export type AttemptsChanged = { type: 'attempts.changed' };

export type AttemptsPorts = {
  /**
   * Attempts with an unknown outcome that this page's active flow does not reconcile, other pages'
   * included. Throws if the journal is unreadable.
   */
  readOpenAttempts: Port<{ userKey: string }, { intents: readonly MoneyIntent[] }>;
  /** Emits at each change of the journal by any page. */
  watchAttempts: Watch<{ userKey: string }, AttemptsChanged>;
};

/** `at`: time of the attempt in epoch milliseconds. `taken`: whether the attempt took effect. */
export type MoneyNews = { kind: MoneyKind; at: number; taken: boolean };

/** `news`: outcomes that the borrower has not read in an earlier session, oldest first. */
export type AttemptsInput = { userKey: string; news: readonly MoneyNews[] };

/** All unread outcomes; the root keeps them for the next session. */
export type UnreadOutcomes = { type: 'outcomes.changed' } & AttemptsInput;

type Shown = Extract<RootNotice, { type: 'page.shown' | 'connection.restored' }>;

export type AttemptsEvent =
  | Shown
  /** `flow` is null if the open attempts were unknown at the flow's start. */
  | { type: 'flow.entered'; flow: FlowId | null }
  /** No flow is active: the last one failed, or the code of the next one did not load. */
  | { type: 'flow.left' }
  | AttemptsChanged
  | { type: 'outcome.closed' };

type Context = AttemptsInput & {
  attempt: MoneyIntent | null;
};

const attemptIn = ({ attempt }: Context): MoneyIntent => required(attempt, 'attempt');

/**
 * Reconciles money attempts that the borrower left before their outcome was known. Ends when the
 * account is deleted.
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
    watchAttempts: watchPort<{ userKey: string }, AttemptsChanged>('watchAttempts'),
  },
  actions: {
    keepAttempt: assign((_, { intents }: { intents: readonly MoneyIntent[] }) => ({
      attempt: intents[0] ?? null,
    })),
    addNews: assign(({ context }, { output }: { output: MoneyOutcome }) => {
      const { baseline, t: at } = attemptIn(context);
      const taken = output.type === 'done';
      return { news: [...context.news, { kind: baseline.kind, at, taken }] };
    }),
    dropNews: assign(({ context }) => ({ news: context.news.slice(1) })),
    forgetAttempt: assign({ attempt: null }),
    tellMoney: sendTo('moneyAction', (_, event: Shown) => event),
    /** Makes the root reload the data of the open pages. Provided by the app. */
    outdatePage() {},
    /** Sends `UnreadOutcomes` to the root. Provided by the app. */
    reportUnread() {},
  },
  guards: {
    attemptLeft: (_, { intents }: { intents: readonly MoneyIntent[] }) => intents.length > 0,
    attemptTakenUp: ({ context }, { flow }: { flow: FlowId | null }) =>
      moneyFlows[attemptIn(context).baseline.kind] === flow,
    deletionTaken: ({ context }, { output }: { output: MoneyOutcome }) =>
      output.type === 'done' && attemptIn(context).baseline.kind === 'deleteAccount',
    newsUnread: ({ context }) => context.news.length > 0,
    newsRead: ({ context }) => context.news.length === 0,
  },
  delays: {
    /** Pause before open attempts are read again, in milliseconds. */
    lookAgain: 30_000,
  },
}).createMachine({
  id: 'attempts',
  description: 'Reconciles open attempts on every page and shows their outcomes.',
  context: ({ input }) => ({ ...input, attempt: null }),
  initial: 'working',
  states: {
    working: {
      type: 'parallel',
      description: 'The app reconciles open attempts and shows earlier outcomes in parallel.',
      meta: { label: 'Reconciling and showing outcomes' },
      states: {
        finding: {
          description: 'The app looks for open attempts and reconciles one at a time.',
          meta: { label: 'Reconciling' },
          initial: 'looking',
          states: {
            looking: {
              description:
                'The app reads the journal: is an attempt open that the active flow does not reconcile?',
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
              on: {
                'flow.entered': { target: 'looking', reenter: true },
                'flow.left': { target: 'looking', reenter: true },
              },
            },
            resting: {
              description:
                'No open attempt is known. The app reads the journal again after a change of flow, a return to the page, a reconnection or a change of the journal.',
              meta: { label: 'No open attempt' },
              invoke: {
                id: 'watchAttempts',
                src: 'watchAttempts',
                input: ({ context: { userKey } }) => ({ userKey }),
              },
              on: {
                'flow.entered': 'looking',
                'flow.left': 'looking',
                'page.shown': 'looking',
                'connection.restored': 'looking',
                // The page that sends an attempt reconciles it first, and may close it meanwhile.
                'attempts.changed': 'pausing',
              },
            },
            pausing: {
              description:
                'The journal changed or was unreadable, or the lender did not answer: retry after a pause.',
              meta: { label: 'Waiting to look again' },
              after: { lookAgain: 'looking' },
              on: {
                'flow.entered': 'looking',
                'flow.left': 'looking',
                'page.shown': 'looking',
                'connection.restored': 'looking',
              },
            },
            asking: {
              description:
                'The app polls the lender for the attempt’s outcome, unless the attempt’s own flow opens.',
              meta: { label: 'Polling the outcome' },
              invoke: {
                id: 'moneyAction',
                src: 'moneyAction',
                input: ({ context }) => ({
                  userKey: context.userKey,
                  start: { type: 'resume' as const, intent: attemptIn(context) },
                }),
                onDone: [
                  { guard: withEvent('deletionTaken'), target: '#attempts.over' },
                  {
                    target: 'looking',
                    actions: [withEvent('addNews'), 'reportUnread', 'outdatePage'],
                  },
                ],
                onError: 'pausing',
              },
              on: {
                'flow.entered': { guard: withEvent('attemptTakenUp'), target: 'looking' },
                'page.shown': tell('tellMoney'),
                'connection.restored': tell('tellMoney'),
              },
            },
          },
        },
        telling: {
          description: 'Outcomes appear above every page, one at a time.',
          meta: { label: 'Showing outcomes' },
          initial: 'nothing',
          states: {
            nothing: {
              description: 'No outcome is unread.',
              meta: { label: 'No unread outcome' },
              always: { guard: 'newsUnread', target: 'news' },
            },
            news: {
              description:
                'A notice above every page shows the attempt’s outcome until the borrower has read it.',
              meta: { label: 'Showing an outcome' },
              always: { guard: 'newsRead', target: 'nothing' },
              on: { 'outcome.closed': { actions: ['dropNews', 'reportUnread'] } },
            },
          },
        },
      },
    },
    over: {
      type: 'final',
      description: 'The account is deleted.',
      meta: { label: 'The account has ended' },
    },
  },
});
