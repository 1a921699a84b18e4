import type { SnapshotFrom } from 'xstate';
import { isPaidInFull } from '#domain/loans/loan-story.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import {
  totalRequested,
  comingTo,
  firstRequested,
  isLate,
  laterRequested,
  notedOnly,
} from '#domain/payments/on-its-way.ts';
import type { OwnPayment, Payment } from '#domain/payments/payment.ts';
import {
  nextOfDetail,
  type NotedDetail,
  type RepaymentDetail,
} from '#domain/payments/repayment.ts';
import { amountOfFirst, dueAfterFirst, payableCounts } from '#domain/payments/repayment-check.ts';
import { type Location, pageRow, type Query } from '#domain/pages.ts';
import type { RepaymentRecord } from '#domain/loans/records.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import { requestedNow, feeRequestOf, isDuePaid, nextOf, noRequestReason } from './attempt.ts';
import { readDocument } from './document.ts';
import { openOperationOf, waysOf } from './operations.ts';
import { overdueIn } from './overdue.ts';
import type { Due } from './ports.ts';
import type { repaymentMachine } from './repayment.machine.ts';
import type { RepaymentContext } from './context.ts';

const ownPaymentOf = ({ payments }: RepaymentDetail, reference: string): OwnPayment | null =>
  payments.filter(isOwn).find((payment) => payment.reference === reference) ?? null;

function isOwn(payment: Payment): payment is OwnPayment {
  return payment.account !== null;
}

const notesOf = (loan: Due | NotedDetail) =>
  notedOnly(loan).map((note) => ({ ...note, late: isLate(note, loan) }));

function paperIn(snapshot: SnapshotFrom<typeof repaymentMachine>) {
  if (snapshot.matches({ detail: 'statement' })) return 'statement';
  return snapshot.matches({ detail: 'certificate' }) ? 'certificate' : null;
}

export function selectRepaymentView(snapshot: SnapshotFrom<typeof repaymentMachine>) {
  const { context } = snapshot;
  const {
    pending,
    count,
    detail,
    paid,
    payment,
    problem,
    failure,
    loanOrderId,
    wanted,
    notStarted,
    refundFailure,
  } = context;
  const money = snapshot.children.moneyAction?.getSnapshot();
  const requested = requestedNow(context);
  const payNow = amountOfFirst(requested, count);
  const feeNow = feeRequestOf(context)?.amount ?? 0;
  return {
    loanOrderId,
    /** Null before the first reply, if nothing is due, and after a payment. */
    pending,
    /** The requested instalments, the pesos to deduct for noted payments, today's settlement. */
    requested,
    /** Pesos to pay first: the overdue instalments, or else the next one. */
    dueNow: firstRequested(requested),
    /** Pesos due on the due date if they exceed `dueNow`; else null. */
    dueLater: laterRequested(requested),
    /** All requested pesos of the loan. */
    leftInAll: totalRequested(requested),
    /** Pesos that remain after the chosen payment; 0 if it is for all instalments. */
    leftAfter: count === requested.installments.length ? 0 : totalRequested(requested) - payNow,
    /** Pesos of interest that paying everything today saves. */
    saves: requested.settlement?.saves ?? 0,
    /** Number of the requested instalments to pay now. */
    count,
    /** The numbers of first instalments that can be chosen. */
    counts: payableCounts(requested),
    /** Amount of the instalments to pay now, in pesos. */
    payNow,
    /** The next due date after the chosen payment; null if none is left. */
    dueAfter: dueAfterFirst(requested, count),
    noRequestReason: noRequestReason(context),
    /** Why the loan requests no payment although the borrower pays anyway; null in other cases. */
    paysDespite: context.payAnyway ? noRequestReason({ ...context, payAnyway: false }) : null,
    duePaid: isDuePaid(context),
    doubting: snapshot.matches({ due: 'doubting' }),
    overdue: overdueIn(context) === 't',
    /**
     * The next due date and the days overdue; null before the first reply, and if announced money
     * leaves nothing to pay or is for an operation.
     */
    next: nextOf(context),
    /** Pesos that were announced or noted and are not posted yet. */
    coming: pending ? comingTo(pending) : 0,
    canPay: snapshot.can({ type: 'payment.requested' }) || snapshot.matches({ due: 'confirming' }),
    /**
     * Whether money for a restructure was received or announced and its agreement is pending, so
     * that a payment would cancel or change it.
     */
    awaitsAgreement: pending?.operation?.type === 'agree' || pending?.paysFor === 'restructure',
    confirming: snapshot.matches({ due: 'confirming' }),
    /** Unpaid pesos of the service fee that can be paid here; 0 without any. */
    feeNow,
    confirmingFee: snapshot.matches({ detail: 'confirmingFee' }),
    /** Pesos of the payment in flight; 0 when unknown. */
    sending: snapshot.matches('payingFee') ? feeNow : payNow,
    detail,
    /**
     * The next amount that the loan requests, and its due date; null without details or a request.
     */
    nextOnDetail: detail && nextOfDetail(detail),
    overpayment: detail?.overpaid
      ? {
          overpaid: detail.overpaid,
          refunding: snapshot.matches({ detail: 'refunding' }),
          failure: refundFailure,
        }
      : null,
    story: detail?.story ?? null,
    /** The statement or certificate that replaces the details on screen; null without one. */
    paper: paperIn(snapshot),
    canCertify: detail?.story !== undefined && isPaidInFull(detail.status, detail.story),
    /** The unsanitised signed document that was opened last; null without one. */
    document: readDocument(context),
    paid,
    /** Amount of the payment of this visit in pesos; null if unknown. */
    paidAmount: payment?.amount ?? null,
    /** The payment of this visit in the lender's ledger; null before the ledger contains it. */
    payment: payment && detail && ownPaymentOf(detail, payment.reference),
    /** The loan is settled by payments, not replaced by a restructured loan. */
    settled: detail?.status === loanStatus.settled && !detail.story?.newLoan,
    money: money ? selectMoneyView(money) : null,
    /** Rollover and restructure as alternatives to paying; empty if the lender sends no offers. */
    ways: waysOf(context),
    /** The operation in progress, or completed without acknowledgement; null without one. */
    openOperation: openOperationOf(context),
    /** The borrower's noted payments; no channel has announced them. */
    noted: pending ? notesOf(pending) : [],
    notedOnDetail: detail ? notesOf(detail) : [],
    starting: snapshot.matches('initiating') ? wanted : null,
    /** Why the start of an operation has an unknown outcome; the request can be repeated safely. */
    notStarted,
    loading:
      snapshot.matches('loading') ||
      snapshot.matches('initiating') ||
      snapshot.matches({ detail: 'loading' }),
    failed: snapshot.matches('failed') || snapshot.matches({ detail: 'failed' }),
    problem,
    failure,
  };
}

export type RepaymentView = ReturnType<typeof selectRepaymentView>;

function overdueQuery(context: RepaymentContext): Query {
  const isOverdue = overdueIn(context);
  return isOverdue === undefined ? {} : { isOverdue };
}

const detailOf = (loanOrderId: string): Location => ({
  page: 'repayDetail',
  query: { loanOrderId },
});

/** Repayment (S2, /repay): due instalments, plan, details, and online payment. */
export const repaymentFlow = defineFlow<typeof repaymentMachine, RepaymentRecord>()({
  id: 'repayment',
  label: 'Repaying',
  description: 'The amount due, and its payment.',
  /** The loan of an open attempt takes precedence over the requested one. */
  input({ session: { userKey }, requested: { page, query }, record, intent }) {
    const loanOrderId = required(intent?.baseline.loanOrderId ?? query.loanOrderId, 'loan');
    return {
      userKey,
      loanOrderId,
      page: pageRow(page).flow === 'repayment' ? page : 'repay',
      isOverdue: query.isOverdue,
      record: record?.loanOrderId === loanOrderId ? record : null,
      intent,
    };
  },
  after(outcome) {
    switch (outcome.type) {
      case 'opens':
        return outcome.location;
      case 'opensOther':
        return detailOf(outcome.loanOrderId);
      case 'left':
        return { page: 'home', query: {} };
    }
  },
  below: (outcome) => (outcome.type === 'opensOther' ? detailOf(outcome.from) : null),
  heading: ({ context }) => context.page,
  query: ({ context }) => ({
    loanOrderId: context.loanOrderId,
    ...overdueQuery(context),
    ...(context.paid && { paid: 't' }),
  }),
  agreement: ({ context }) => readDocument(context),
  record({ status, context }): RepaymentRecord | null {
    const { count, late, loanOrderId } = context;
    const last = requestedNow(context).installments[count - 1];
    if (status !== 'active' || !last) return null;
    return { version: 1, loanOrderId, checkedPeriod: last.period, late };
  },
});
