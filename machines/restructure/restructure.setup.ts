import { assign, sendTo, setup } from 'xstate';
import type { AgreementDocument } from '#domain/loans/agreement.ts';
import { assumedCodes } from '#domain/codes.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { type OperationState, samePlan } from '#domain/operations/operation.ts';
import type { PageId } from '#domain/pages.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyEvent, MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import { leadsTo } from '#machines/shared/locations.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { type MoneyProblem, textProblem } from '#machines/shared/money-problem.ts';
import { outcomeIs } from '#machines/shared/outcome.ts';
import { pauseAfter, pauseUntilExpiry } from '#machines/shared/pauses.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { type Ending, endingIn } from './ending.ts';
import type { AgreedPlan, Restructure, RestructurePorts } from './ports.ts';

export type RestructureOutcome =
  | { type: 'left'; loanOrderId: string | null }
  | { type: 'completed'; restructureOrderId: string };

export type RestructureInput = {
  userKey: string;
  restructureOrderId: string;
  /** The requested page, later the page shown last. */
  page: PageId;
  intent: MoneyIntent | null;
};

export type RestructureProblem =
  | MoneyProblem
  | { type: 'readFirst' | 'tickFirst' | 'planChanged' | 'textChanged' };

export type RestructureContext = RestructureInput & {
  order: Restructure | null;
  agreement: AgreementDocument | null;
  agreementRead: boolean;
  ticked: boolean;
  ending: Ending | null;
  /** The pause between polls grows with this number. */
  rounds: number;
  problem: RestructureProblem | null;
  failure: Failure | null;
  outcome: RestructureOutcome | null;
};

export type RestructureEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'details.opened' }
  | { type: 'confirmation.opened' }
  | { type: 'agreement.opened' }
  | { type: 'agreement.ticked'; ticked: boolean }
  | { type: 'restructure.requested' }
  | { type: 'restructure.confirmed' }
  | { type: 'restructure.cancelled' }
  | { type: 'check.requested' }
  | { type: 'loan.opened' };

const changedCodes: readonly number[] = [
  assumedCodes.offerChanged,
  assumedCodes.amountChanged,
  assumedCodes.operationInsufficient,
];

const noAgreement = { agreement: null, agreementRead: false, ticked: false } as const;

export const restructureSetup = setup({
  types: {
    context: {} as RestructureContext,
    children: {} as { moneyAction: 'moneyAction' },
    events: {} as RestructureEvent,
    input: {} as RestructureInput,
    output: {} as RestructureOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    moneyAction: moneyActionMachine,
    queryRestructure: port<RestructurePorts['queryRestructure']>('queryRestructure'),
    previewRestructureAgreement: port<RestructurePorts['previewRestructureAgreement']>(
      'previewRestructureAgreement',
    ),
  },
  actions: {
    /** A changed plan makes its agreement void (T5). */
    keepRestructure: assign(({ context }, { output }: { output: Restructure }) => {
      const { agreement, order } = context;
      const isVoid = agreement !== null && order !== null && !samePlan(order, output);
      return {
        order: output,
        ending: null,
        failure: null,
        ...(isVoid && { ...noAgreement, problem: { type: 'planChanged' as const } }),
      };
    }),
    dropRestructure: assign({ order: null, ...noAgreement }),
    keepEnding: assign((_, { error }: { error: unknown }) => ({
      ending: endingIn(error),
      problem: null,
      failure: null,
    })),
    keepFailure: assign(failureFrom),
    /** Another text, also one in another language, must be read and ticked again. */
    keepTerms: assign(({ context }, { output }: { output: AgreedPlan }) => ({
      failure: null,
      ...(context.agreement?.hash !== output.agreement.hash && {
        ...noAgreement,
        problem: textProblem(context),
      }),
      ...output,
    })),
    markRead: assign({ agreementRead: true, problem: null }),
    tick: assign((_, { ticked }: { ticked: boolean }) => ({ ticked, problem: null })),
    arriveAt: assign((_, { page }: { page: PageId }) => ({ page })),
    explain: assign((_, problem: RestructureProblem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    countRound: assign(({ context }) => ({ rounds: context.rounds + 1 })),
    restartRounds: assign({ rounds: 0 }),
    tellMoney: sendTo('moneyAction', (_, event: MoneyEvent) => event),
    forgetIntent: assign({ intent: null }),
    setOutcome: assign((_, outcome: RestructureOutcome) => ({ outcome })),
  },
  guards: {
    outcomeUnknown: ({ context }) => context.intent !== null,
    operationIs: ({ context }, { state }: { state: OperationState }) =>
      context.order?.state === state,
    operationEnded: (_, { error }: { error: unknown }) => endingIn(error) !== null,
    pageIs: ({ context }, { page }: { page: PageId }) => context.page === page,
    agreementRead: ({ context }) => context.agreementRead,
    agreementTicked: ({ context }) => context.ticked,
    sessionGone: (_, { error }: { error: unknown }) => failureOf(error).kind === 'session',
    termsDiffer: ({ context: { order } }, { output }: { output: AgreedPlan }) =>
      order !== null && !samePlan(order, output.order),
    confirmedMeanwhile: (_, { output }: { output: AgreedPlan }) =>
      output.order.state !== 'INITIATED',
    leadsToDetails: leadsTo('restructureDetails'),
    leadsToConfirmation: leadsTo('restructureConfirmation'),
    leadsToAgreement: leadsTo('agreement'),
    restructureTaken: outcomeIs<MoneyOutcome>('done'),
    planChanged: (_, { output }: { output: MoneyOutcome }) =>
      output.type === 'refused' &&
      output.failure.kind === 'business' &&
      changedCodes.includes(output.failure.code),
  },
  delays: {
    untilExpiry: ({ context: { order } }) => pauseUntilExpiry(required(order, 'restructure order')),
    pause: ({ context }) => pauseAfter(context.rounds),
  },
});
