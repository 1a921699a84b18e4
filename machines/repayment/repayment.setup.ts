import { assign, sendTo, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyIntent, MoneyReceipt } from '#domain/money.ts';
import type { OperationKind } from '#domain/operation-offer.ts';
import { describeLocation } from '#domain/operation-pages.ts';
import type { Location, PageId } from '#domain/pages.ts';
import type { PendingRepayment, RepaymentDetail } from '#domain/repayment.ts';
import { instalmentStatus } from '#domain/repayment-plan.ts';
import { handoverOfRepayment } from '#domain/status-routing.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import {
  type MoneyEvent,
  type MoneyOutcome,
  receiptOf,
} from '#machines/money-action/money-action.setup.ts';
import {
  type InitiationOutcome,
  rolloverRestructureInitiationMachine,
} from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import type { MoneyProblem } from '#machines/shared/money-problem.ts';
import { outcomeAs, outcomeIs } from '#machines/shared/outcome.ts';
import { leadsTo } from '#machines/shared/locations.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { validRequestOf } from './attempt.ts';
import { isOffered, openOperationOf } from './operations.ts';
import type { RepaymentPorts } from './ports.ts';
import type { RepaymentRecord } from '#domain/records.ts';

/**
 * How repaying ended: the person left it, or the loan is none to be repaid and another page shows
 * it. Whether a payment was taken is on the way shown already.
 */
export type RepaymentOutcome = { type: 'left' } | { type: 'opens'; location: Location };

export type RepaymentInput = {
  /** Hash of the user id, under which intents are journalled. */
  userKey: string;
  loanOrderId: string;
  /** The page that was asked for; from then on the page last shown, where a refresh leads back to. */
  page: PageId;
  /** Whether the loan is late, as the address that was asked for says it (S2). */
  isOverdue?: string | undefined;
  record: RepaymentRecord | null;
  /** A payment whose outcome is not known yet. */
  intent: MoneyIntent | null;
};

export type RepaymentContext = RepaymentInput & {
  pending: Timed<PendingRepayment> | null;
  /** How many of the unpaid instalments are paid now, from the first. */
  count: number;
  detail: Timed<RepaymentDetail> | null;
  /** Whether a payment was taken during this visit. */
  paid: boolean;
  /** Which one that was; null where none was, and where the lender's books don't tell. */
  payment: MoneyReceipt<'repaymentConfirm'>['payment'];
  problem: MoneyProblem | null;
  /** The rollover or restructure that is being started. */
  wanted: OperationKind | null;
  /** Those that the lender's config refused: they are offered no more during this visit. */
  gone: readonly OperationKind[];
  /** Why it is not known whether one was started. */
  notStarted: Failure | null;
  failure: Failure | null;
  outcome: RepaymentOutcome | null;
};

export type RepaymentEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'instalments.chosen'; count: number }
  /** A rollover or a restructure is wanted. */
  | { type: 'operation.requested'; kind: OperationKind }
  /** To the one that is under way. */
  | { type: 'operation.opened' }
  | { type: 'plan.opened' }
  | { type: 'detail.opened' }
  /** The person wants to pay what is chosen: they are asked once more. */
  | { type: 'payment.requested' }
  | { type: 'payment.confirmed' }
  | { type: 'payment.cancelled' }
  /** The person asks to look again for the outcome of the payment. */
  | { type: 'check.requested' };

/** What the server says of a loan, as far as it decides whether it is one to be repaid. */
type Standing = Pick<PendingRepayment | RepaymentDetail, 'loanOrderId' | 'status'>;

/** Up to which instalment the person chose to pay: on screen, or before a reload. */
function chosenPeriod({ pending, count, record }: RepaymentContext): number | undefined {
  return pending ? pending.installments[count - 1]?.period : record?.checkedPeriod;
}

/** Instalments chosen at first: as before, else all that are late, else the next one. */
function countOf({ installments }: PendingRepayment, chosen: number | undefined): number {
  const before = installments.findIndex(({ period }) => period === chosen) + 1;
  const late = installments.filter(({ status }) => status === instalmentStatus.overdue).length;
  return Math.max(1, before || late);
}

/** The names that the states of repayment use: actors, actions, guards. */
export const repaymentSetup = setup({
  types: {
    context: {} as RepaymentContext,
    children: {} as { moneyAction: 'moneyAction' },
    events: {} as RepaymentEvent,
    input: {} as RepaymentInput,
    output: {} as RepaymentOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    moneyAction: moneyActionMachine,
    rolloverRestructureInitiation: rolloverRestructureInitiationMachine,
    queryPendingRepayPlan: port<RepaymentPorts['queryPendingRepayPlan']>('queryPendingRepayPlan'),
    queryRepayOrderDetail: port<RepaymentPorts['queryRepayOrderDetail']>('queryRepayOrderDetail'),
  },
  actions: {
    keepPending: assign(({ context }, { output }: { output: Timed<PendingRepayment> | null }) => ({
      pending: output,
      count: output ? countOf(output, chosenPeriod(context)) : 0,
      failure: null,
    })),
    arriveAt: assign((_, { page }: { page: PageId }) => ({ page })),
    keepDetail: assign((_, { output }: { output: Timed<RepaymentDetail> }) => ({
      detail: output,
      failure: null,
    })),
    keepFailure: assign(failureFrom),
    chooseCount: assign((_, { count }: { count: number }) => ({ count, problem: null })),
    explain: assign((_, problem: MoneyProblem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    markPaid: assign((_, { output }: { output: MoneyOutcome }) => ({
      paid: true,
      payment: receiptOf('repaymentConfirm', output).payment,
      pending: null,
      detail: null,
      intent: null,
      problem: null,
    })),
    tellMoney: sendTo('moneyAction', (_, { event }: { event: MoneyEvent }) => event),
    forgetIntent: assign({ intent: null }),
    keepWanted: assign((_, { kind }: { kind: OperationKind }) => ({
      wanted: kind,
      notStarted: null,
      problem: null,
    })),
    describeOperation: assign((_, { output }: { output: InitiationOutcome }) => {
      const { kind, orderId } = outcomeAs(output, 'initiated');
      const location = required(describeLocation(kind, orderId), 'page of the operation');
      return { outcome: { type: 'opens' as const, location } };
    }),
    openOperation: assign(({ context }) => {
      const { location } = required(openOperationOf(context), 'open operation');
      return { outcome: { type: 'opens' as const, location } };
    }),
    withdrawOffer: assign(({ context: { gone, wanted } }) => ({
      gone: [...gone, required(wanted, 'kind of operation')],
    })),
    keepInitiationFailure: assign((_, { output }: { output: InitiationOutcome }) => ({
      notStarted: outcomeAs(output, 'failed').failure,
    })),
    explainNotStarted: assign((_, { error }: { error: unknown }) => ({
      notStarted: failureOf(error),
    })),
    setOutcome: assign((_, outcome: RepaymentOutcome) => ({ outcome })),
    handOver: assign((_, { output }: { output: Standing | null }) => ({
      outcome: {
        type: 'opens' as const,
        location: required(output && handoverOfRepayment(output), 'page of the loan'),
      },
    })),
  },
  guards: {
    outcomeUnknown: ({ context }) => context.intent !== null,
    /** A loan that was never paid out: whatever else is said of it, nothing is owed. */
    neverPaidOut: (_, { output }: { output: Standing | null }) =>
      output !== null && handoverOfRepayment(output) !== null,
    somethingDue: (_, { output }: { output: PendingRepayment | null }) => output !== null,
    pageIs: ({ context }, { page }: { page: PageId }) => context.page === page,
    dueKnown: ({ context }) => context.pending !== null,
    countPossible: ({ context: { pending } }, { count }: { count: number }) =>
      pending !== null && count >= 1 && count <= pending.installments.length,
    requestValid: ({ context }) => validRequestOf(context) !== undefined,
    leadsToPlan: leadsTo('repayPlan'),
    leadsToDetail: leadsTo('repayDetail'),
    operationOffered: ({ context }, { kind }: { kind: OperationKind }) => isOffered(context, kind),
    operationOpen: ({ context }) => openOperationOf(context) !== null,
    operationInitiated: outcomeIs<InitiationOutcome>('initiated'),
    notOffered: outcomeIs<InitiationOutcome>('notOffered'),
    paymentTaken: outcomeIs<MoneyOutcome>('done'),
  },
});
