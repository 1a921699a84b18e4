import { assign, sendTo, setup } from 'xstate';
import { failureOf } from '#domain/failure.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { isPaidInFull } from '#domain/loans/loan-story.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import type { RequestedAmounts } from '#domain/payments/on-its-way.ts';
import { describeLocation } from '#domain/operations/operation-pages.ts';
import { isRefundable } from '#domain/payments/overpayment.ts';
import { payableCounts } from '#domain/payments/repayment-check.ts';
import type { PageId } from '#domain/pages.ts';
import type { NotedDetail, PendingRepayment, RepaymentDetail } from '#domain/payments/repayment.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { handoverOfRepayment } from '#domain/loans/status-routing.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyEvent, MoneyOutcome } from '#machines/money-action/money-action.setup.ts';
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
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { requestedNow, feeRequestOf, noRequestReason, validRequestOf } from './attempt.ts';
import type { OwnReceipt, RepaymentContext, RepaymentInput, RepaymentOutcome } from './context.ts';
import { isOffered, openOperationOf } from './operations.ts';
import type { Due, RepaymentPorts } from './ports.ts';

export type RepaymentEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'instalments.chosen'; count: number }
  | { type: 'operation.requested'; kind: OperationKind }
  | { type: 'operation.opened' }
  | { type: 'plan.opened' }
  | { type: 'detail.opened' }
  | { type: 'refund.requested' }
  | { type: 'statement.opened' }
  | { type: 'certificate.opened' }
  /** Opens the preceding or the following order (S4). */
  | { type: 'otherLoan.opened'; loanOrderId: string }
  | { type: 'document.opened'; hash: string }
  | { type: 'payment.requested' }
  | { type: 'payAnyway.requested' }
  | { type: 'payAnyway.confirmed' }
  | { type: 'payAnyway.cancelled' }
  | { type: 'fee.requested' }
  | { type: 'payment.confirmed' }
  | { type: 'payment.cancelled' }
  | { type: 'check.requested' };

type Standing = Pick<PendingRepayment | RepaymentDetail, 'loanOrderId' | 'status'>;

type Chosen = { checkedPeriod: number | undefined; late: number };

/** The last choice: from the screen, else from the stored record; null without either. */
function chosenBefore(context: RepaymentContext): Chosen | null {
  const { pending, count, late, record } = context;
  if (!pending) return record;
  return { checkedPeriod: requestedNow(context).installments[count - 1]?.period, late };
}

/**
 * An earlier choice is dropped if the number of overdue instalments has changed, because other
 * choices are listed, and if noted money covers it.
 */
function choiceOf(requested: RequestedAmounts, chosen: Chosen | null) {
  const { installments } = requested;
  const late = installments.filter(({ status }) => status === instalmentStatus.overdue).length;
  const period = chosen?.late === late ? chosen.checkedPeriod : undefined;
  const before = installments.findIndex((one) => one.period === period) + 1;
  const isPayable = payableCounts(requested).includes(before);
  return { late, count: Math.max(1, isPayable ? before : late) };
}

function paymentOf(outcome: MoneyOutcome): OwnReceipt['payment'] {
  const receipt = outcome.type === 'done' ? outcome.receipt : null;
  switch (receipt?.kind) {
    case 'repaymentConfirm':
    case 'serviceFeePayment':
      return receipt.payment;
    default:
      throw new Error('no receipt of a payment on a loan');
  }
}

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
    refundOverpayment: port<RepaymentPorts['refundOverpayment']>('refundOverpayment'),
    queryRepayOrderDetail: port<RepaymentPorts['queryRepayOrderDetail']>('queryRepayOrderDetail'),
  },
  actions: {
    keepPending: assign(({ context }, { output }: { output: Due | null }) => {
      // A reload keeps the choice to pay anyway while the loan requests no payment.
      const payAnyway =
        context.payAnyway && noRequestReason({ pending: output, payAnyway: false }) !== null;
      const requested = requestedNow({ pending: output, payAnyway });
      // An amount is due, so details of a settled loan are older.
      const isOlder = output !== null && context.detail?.status === loanStatus.settled;
      return {
        pending: output,
        ...(isOlder && { detail: null }),
        ...(output ? choiceOf(requested, chosenBefore(context)) : { count: 0, late: 0 }),
        payAnyway,
        failure: null,
      };
    }),
    askAllTheSame: assign(({ context }) => ({
      ...choiceOf(requestedNow({ ...context, payAnyway: true }), chosenBefore(context)),
      payAnyway: true,
    })),
    arriveAt: assign((_, { page }: { page: PageId }) => ({ page })),
    /** A settled loan has nothing due, so an older amount is dropped. */
    keepDetail: assign(({ context: { pending } }, { output }: { output: NotedDetail }) => ({
      detail: output,
      pending: output.status === loanStatus.settled ? null : pending,
      failure: null,
    })),
    keepRefundFailure: assign((_, { error }: { error: unknown }) => ({
      refundFailure: failureOf(error),
    })),
    clearRefundFailure: assign({ refundFailure: null }),
    keepDocument: assign((_, { hash }: { hash: string }) => ({ documentHash: hash })),
    keepFailure: assign(failureFrom),
    chooseCount: assign((_, { count }: { count: number }) => ({ count, problem: null })),
    explain: assign((_, problem: MoneyProblem) => ({ problem })),
    clearProblem: assign({ problem: null }),
    markPaid: assign((_, { output }: { output: MoneyOutcome }) => ({
      paid: true,
      payment: paymentOf(output),
      pending: null,
      payAnyway: false,
      detail: null,
      intent: null,
      problem: null,
    })),
    tellMoney: sendTo('moneyAction', (_, event: MoneyEvent) => event),
    forgetIntent: assign({ intent: null }),
    keepWanted: assign((_, { kind }: { kind: OperationKind }) => ({
      wanted: kind,
      problem: null,
    })),
    describeOperation: assign((_, { output }: { output: InitiationOutcome }) => {
      const location = describeLocation(outcomeAs(output, 'initiated'));
      return { outcome: { type: 'opens' as const, location } };
    }),
    openOperation: assign(({ context }) => {
      const { location } = required(openOperationOf(context), 'open operation');
      return { outcome: { type: 'opens' as const, location } };
    }),
    openOther: assign(({ context }, { loanOrderId }: { loanOrderId: string }) => ({
      outcome: { type: 'opensOther' as const, loanOrderId, from: context.loanOrderId },
    })),
    withdrawOffer: assign(({ context: { gone } }, { output }: { output: InitiationOutcome }) => ({
      gone: [...gone, outcomeAs(output, 'notOffered').kind],
    })),
    forgetWanted: assign({ wanted: null }),
    /** Clears the failure: the next reply shows whether the operation was started. */
    forgetNotStarted: assign({ notStarted: null }),
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
    neverPaidOut: (_, { output }: { output: Standing | null }) =>
      output !== null && handoverOfRepayment(output) !== null,
    somethingDue: (_, { output }: { output: PendingRepayment | null }) => output !== null,
    pageIs: ({ context }, { page }: { page: PageId }) => context.page === page,
    storyTold: ({ context }) => context.detail?.story !== undefined,
    /** The borrower paid the loan; no other order took it over. */
    paidInFull: ({ context: { detail } }) =>
      detail?.story !== undefined && isPaidInFull(detail.status, detail.story),
    isDisclosure: ({ context: { detail } }, { hash }: { hash: string }) =>
      detail?.story?.documents.some(
        (one) => one.hash === hash && (one.kind === 'disclosure' || one.kind === 'rollover'),
      ) ?? false,
    isRestructure: ({ context: { detail } }, { hash }: { hash: string }) =>
      detail?.story?.documents.some((one) => one.hash === hash && one.kind === 'restructure') ??
      false,
    isSigned: ({ context: { detail } }, { hash }: { hash: string }) =>
      detail?.story?.documents.some((one) => one.hash === hash) ?? false,
    isOtherLoan: ({ context: { detail } }, { loanOrderId }: { loanOrderId: string }) =>
      [detail?.story?.newLoan, detail?.story?.restructuredFrom].some(
        (loan) => loan?.loanOrderId === loanOrderId,
      ),
    refundable: ({ context: { detail } }) =>
      detail?.overpaid !== undefined && isRefundable(detail.overpaid),
    dueKnown: ({ context }) => context.pending !== null,
    countPossible: ({ context }, { count }: { count: number }) =>
      payableCounts(requestedNow(context)).includes(count),
    nothingAsked: ({ context }) => noRequestReason(context) !== null,
    requestValid: ({ context }) => validRequestOf(context) !== undefined,
    feeUnknown: ({ context }) => context.intent?.baseline.kind === 'serviceFeePayment',
    feePayable: ({ context }) => feeRequestOf(context) !== null,
    leadsToPlan: leadsTo('repayPlan'),
    leadsToDetail: leadsTo('repayDetail'),
    operationOffered: ({ context }, { kind }: { kind: OperationKind }) => isOffered(context, kind),
    operationOpen: ({ context }) => openOperationOf(context) !== null,
    operationInitiated: outcomeIs<InitiationOutcome>('initiated'),
    notOffered: outcomeIs<InitiationOutcome>('notOffered'),
    paymentTaken: outcomeIs<MoneyOutcome>('done'),
  },
});
