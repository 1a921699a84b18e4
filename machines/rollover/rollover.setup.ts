import { assign, sendTo, setup } from 'xstate';
import { assumedCodes } from '#domain/codes.ts';
import { minute } from '#domain/constants.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { Location, PageId } from '#domain/pages.ts';
import { samePlan } from '#domain/operations/operation.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyEvent, MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
import {
  type InitiationOutcome,
  rolloverRestructureInitiationMachine,
} from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import { leadsTo } from '#machines/shared/locations.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { type MoneyProblem, textProblem } from '#machines/shared/money-problem.ts';
import { outcomeAs, outcomeIs } from '#machines/shared/outcome.ts';
import { pauseAfter, pauseUntilExpiry } from '#machines/shared/pauses.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import type { Deferral, RolloverPorts } from './ports.ts';
import { isWithinCaps } from './terms.ts';

export type RolloverOutcome =
  | { type: 'left'; loanOrderId: string | null }
  | { type: 'opens'; location: Location };

export type RolloverInput = {
  userKey: string;
  deferralOrderId: string;
  /** The requested page, later the page shown last. */
  page: PageId;
  intent: MoneyIntent | null;
};

export type RolloverProblem = MoneyProblem | { type: 'tickFirst' | 'termsChanged' | 'textChanged' };

export type RolloverContext = RolloverInput & {
  order: Deferral | null;
  /**
   * Whether the consent to the present disclosure is ticked; it is never ticked in advance (V3).
   */
  ticked: boolean;
  problem: RolloverProblem | null;
  failure: Failure | null;
  /** The pause between polls grows with this number. */
  rounds: number;
  outcome: RolloverOutcome | null;
};

export type RolloverEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'details.opened' }
  | { type: 'disclosure.opened' }
  | { type: 'consent.ticked'; ticked: boolean }
  | { type: 'rollover.requested' }
  | { type: 'rollover.confirmed' }
  | { type: 'rollover.cancelled' }
  | { type: 'renewal.requested' }
  | { type: 'repayment.opened' }
  | { type: 'check.requested' };

export const orderIn = ({ order }: RolloverContext): Deferral => required(order, 'deferral order');

const renewable: readonly number[] = [
  assumedCodes.operationExpired,
  assumedCodes.operationWithdrawn,
];

export const rolloverSetup = setup({
  types: {
    context: {} as RolloverContext,
    children: {} as { moneyAction: 'moneyAction' },
    events: {} as RolloverEvent,
    input: {} as RolloverInput,
    output: {} as RolloverOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    moneyAction: moneyActionMachine,
    rolloverRestructureInitiation: rolloverRestructureInitiationMachine,
    repayDeferralDetail: port<RolloverPorts['repayDeferralDetail']>('repayDeferralDetail'),
  },
  actions: {
    /** Changed terms, and the same terms in another text, need a new consent (V6). */
    keepDeferral: assign(({ context }, { output }: { output: Deferral }) => {
      const { order, problem } = context;
      const received = { order: output, failure: null };
      if (!order || order.disclosure.hash === output.disclosure.hash) return received;
      if (samePlan(order, output)) {
        return { ...received, ticked: false, problem: textProblem(context) };
      }
      const other = problem?.type === 'textChanged' ? null : problem;
      return { ...received, ticked: false, problem: other ?? { type: 'termsChanged' as const } };
    }),
    keepNewOrder: assign((_, { output }: { output: InitiationOutcome }) => ({
      deferralOrderId: outcomeAs(output, 'initiated').orderId,
      order: null,
      ticked: false,
      problem: null,
      failure: null,
      page: 'rolloverDescribe' as const,
    })),
    keepInitiationFailure: assign((_, { output }: { output: InitiationOutcome }) => ({
      failure: outcomeAs(output, 'failed').failure,
    })),
    keepFailure: assign(failureFrom),
    tick: assign((_, { ticked }: { ticked: boolean }) => ({ ticked, problem: null })),
    explain: assign((_, problem: RolloverProblem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    countRound: assign(({ context }) => ({ rounds: context.rounds + 1 })),
    restartRounds: assign({ rounds: 0 }),
    forgetIntent: assign({ intent: null }),
    /** A consent is valid only for one attempt. */
    untick: assign({ ticked: false }),
    arriveAt: assign((_, { page }: { page: PageId }) => ({ page })),
    tellMoney: sendTo('moneyAction', (_, event: MoneyEvent) => event),
    leave: assign(({ context: { order } }) => ({
      outcome: { type: 'left' as const, loanOrderId: order?.loanOrderId ?? null },
    })),
    openSuccess: assign(({ context: { deferralOrderId } }) => ({
      outcome: {
        type: 'opens' as const,
        location: { page: 'operationSuccess' as const, query: { deferralOrderId } },
      },
    })),
  },
  guards: {
    outcomeUnknown: ({ context }) => context.intent !== null,
    rolloverDone: ({ context }) => context.order?.state === 'COMPLETED',
    rolloverConfirmed: ({ context }) =>
      context.order?.state === 'CONFIRMED' || context.order?.state === 'COMPLETED',
    /** The received payments are not enough (V5). */
    paidTooLittle: ({ context: { order } }) =>
      order !== null && order.paidAmount > 0 && order.missing > 0,
    nothingPaid: ({ context: { order } }) => order?.paidAmount === 0,
    detailsWanted: ({ context }) => context.page === 'rolloverDetails',
    /** A rollover above the legal caps cannot be confirmed (V4). */
    consentGiven: ({ context }) => context.ticked && isWithinCaps(orderIn(context)),
    consentGone: ({ context }) => !context.ticked || !isWithinCaps(orderIn(context)),
    leadsToDetails: leadsTo('rolloverDetails'),
    leadsToDisclosure: leadsTo('agreement'),
    refusedForGood: (_, { error }: { error: unknown }) => failureOf(error).kind === 'business',
    sessionGone: (_, { error }: { error: unknown }) => failureOf(error).kind === 'session',
    rolloverTaken: outcomeIs<MoneyOutcome>('done'),
    operationInitiated: outcomeIs<InitiationOutcome>('initiated'),
    notOffered: outcomeIs<InitiationOutcome>('notOffered'),
    canRenew: ({ context: { order, failure } }) =>
      order !== null && failure?.kind === 'business' && renewable.includes(failure.code),
  },
  delays: {
    /** Milliseconds between two polls; counters post within minutes. */
    untilNextLook: minute / 2,
    pause: ({ context }) => pauseAfter(context.rounds),
    untilOfferExpires: ({ context }) => pauseUntilExpiry(orderIn(context)),
  },
});
