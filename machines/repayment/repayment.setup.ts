import { assign, sendTo, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/failure.ts';
import { isPaidInFull } from '#domain/loans/loan-story.ts';
import type { MoneyIntent, MoneyReceipt } from '#domain/money.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import type { Asked } from '#domain/payments/on-its-way.ts';
import { describeLocation } from '#domain/operations/operation-pages.ts';
import { isRefundable } from '#domain/payments/overpayment.ts';
import type { Location, PageId } from '#domain/pages.ts';
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
import { askedNow, feeRequestOf, notAsked, validRequestOf } from './attempt.ts';
import { isOffered, openOperationOf } from './operations.ts';
import type { Due, RepaymentPorts } from './ports.ts';
import type { RepaymentRecord } from '#domain/loans/records.ts';

/**
 * How repaying ended: the person left it, or the loan is none to be repaid and another page shows
 * it. Whether a payment was taken is on the way shown already.
 */
export type RepaymentOutcome =
  | { type: 'left' }
  | { type: 'opens'; location: Location }
  /** From a loan's detail to that of the order before or after it. */
  | { type: 'opensOther'; loanOrderId: string; from: string };

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

/** A receipt of money of this flow: of instalments, or of the service fee. */
type OwnReceipt = MoneyReceipt<'repaymentConfirm' | 'serviceFeePayment'>;

export type RepaymentContext = RepaymentInput & {
  pending: Due | null;
  /** How many of the unpaid instalments are paid now, from the first. */
  count: number;
  /** How many of them are late: what can be chosen is listed by it. */
  late: number;
  /** Nothing is asked for, and the person wants to pay all the same. */
  payAnyway: boolean;
  detail: NotedDetail | null;
  /** The fingerprint of what is read of what was signed. */
  documentHash: string | null;
  /** Whether a payment was taken during this visit. */
  paid: boolean;
  /** Which one that was; null where none was, and where the lender's books don't tell. */
  payment: OwnReceipt['payment'];
  problem: MoneyProblem | null;
  /** The rollover or restructure that is being started. */
  wanted: OperationKind | null;
  /** Those that the lender's config refused: they are offered no more during this visit. */
  gone: readonly OperationKind[];
  /** Why it is not known whether one was started. */
  notStarted: Failure | null;
  failure: Failure | null;
  /** Why the last request for a refund has no known outcome; null where none failed. */
  refundFailure: Failure | null;
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
  /** The person asks for what they paid too much. */
  | { type: 'refund.requested' }
  | { type: 'statement.opened' }
  | { type: 'certificate.opened' }
  /** To the order before or after this one (S4). */
  | { type: 'otherLoan.opened'; loanOrderId: string }
  /** Opens a signed document, by its fingerprint. */
  | { type: 'document.opened'; hash: string }
  /** The person wants to pay what is chosen: they are asked once more. */
  | { type: 'payment.requested' }
  /** Nothing is asked for, and the person wants to pay all the same: they are asked whether they do. */
  | { type: 'payAnyway.requested' }
  | { type: 'payAnyway.confirmed' }
  | { type: 'payAnyway.cancelled' }
  /** The person wants to pay what is unpaid of the service fee: they are asked once more. */
  | { type: 'fee.requested' }
  | { type: 'payment.confirmed' }
  | { type: 'payment.cancelled' }
  /** The person asks to look again for the outcome of the payment. */
  | { type: 'check.requested' };

/** The loan's state at the server that decides whether it can be repaid. */
type Standing = Pick<PendingRepayment | RepaymentDetail, 'loanOrderId' | 'status'>;

type Chosen = { checkedPeriod: number | undefined; late: number };

/** Up to which instalment is paid, and what was late then: on screen, or before a reload. */
function chosenBefore(context: RepaymentContext): Chosen | null {
  const { pending, count, late, record } = context;
  if (!pending) return record;
  return { checkedPeriod: askedNow(context).installments[count - 1]?.period, late };
}

/**
 * Instalments chosen at first: as before, else all that are late, else the next one. Where another
 * number is late since, other choices are listed than the one that was made.
 */
function choiceOf({ installments }: Asked, chosen: Chosen | null) {
  const late = installments.filter(({ status }) => status === instalmentStatus.overdue).length;
  const period = chosen?.late === late ? chosen.checkedPeriod : undefined;
  const before = installments.findIndex((one) => one.period === period) + 1;
  return { late, count: Math.max(1, before || late) };
}

/** The payment that a money action of this flow made. */
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
    refundOverpayment: port<RepaymentPorts['refundOverpayment']>('refundOverpayment'),
    queryRepayOrderDetail: port<RepaymentPorts['queryRepayOrderDetail']>('queryRepayOrderDetail'),
  },
  actions: {
    keepPending: assign(({ context }, { output }: { output: Due | null }) => {
      // A reload keeps the choice to pay all the same while the loan asks for nothing.
      const payAnyway =
        context.payAnyway && notAsked({ pending: output, payAnyway: false }) !== null;
      const asked = askedNow({ pending: output, payAnyway });
      return {
        pending: output,
        ...(output ? choiceOf(asked, chosenBefore(context)) : { count: 0, late: 0 }),
        payAnyway,
        failure: null,
      };
    }),
    askAllTheSame: assign(({ context }) => ({
      ...choiceOf(askedNow({ ...context, payAnyway: true }), chosenBefore(context)),
      payAnyway: true,
    })),
    arriveAt: assign((_, { page }: { page: PageId }) => ({ page })),
    keepDetail: assign((_, { output }: { output: NotedDetail }) => ({
      detail: output,
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
    tellMoney: sendTo('moneyAction', (_, { event }: { event: MoneyEvent }) => event),
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
    /** Fetches the loan again, which says whether an operation was started. */
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
    /** A loan that was never paid out: whatever else is said of it, nothing is owed. */
    neverPaidOut: (_, { output }: { output: Standing | null }) =>
      output !== null && handoverOfRepayment(output) !== null,
    somethingDue: (_, { output }: { output: PendingRepayment | null }) => output !== null,
    pageIs: ({ context }, { page }: { page: PageId }) => context.page === page,
    /** A lender who tells no story gives no statement. */
    storyTold: ({ context }) => context.detail?.story !== undefined,
    /** Paid by the borrower: not taken over by another order. */
    paidInFull: ({ context: { detail } }) =>
      detail?.story !== undefined && isPaidInFull(detail.status, detail.story),
    /** A disclosure, of the loan or of a rollover; what else is signed is an agreement. */
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
      count >= 1 && count <= askedNow(context).installments.length,
    /** Everything that is due is on its way, or a payment would undo a restructure. */
    nothingAsked: ({ context }) => notAsked(context) !== null,
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
