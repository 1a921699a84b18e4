import type { SnapshotFrom } from 'xstate';
import { isPaidInFull } from '#domain/loans/loan-story.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import {
  askedInAll,
  comingTo,
  dueFirstAsked,
  isLate,
  laterAsked,
  notedOnly,
} from '#domain/payments/on-its-way.ts';
import type { OwnPayment, Payment } from '#domain/payments/payment.ts';
import {
  nextOfDetail,
  type NotedDetail,
  type RepaymentDetail,
} from '#domain/payments/repayment.ts';
import { amountOfFirst, dueAfterFirst } from '#domain/payments/repayment-check.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { askedNow, feeRequestOf, isDuePaid, nextOf, notAsked } from './attempt.ts';
import { readDocument } from './document.ts';
import { openOperationOf, waysOf } from './operations.ts';
import { overdueIn } from './overdue.ts';
import type { Due } from './ports.ts';
import type { repaymentMachine } from './repayment.machine.ts';

/** The payment of a receipt as the lender's books have it. */
const inBooks = ({ payments }: RepaymentDetail, reference: string): OwnPayment | null =>
  payments.filter(isOwn).find((payment) => payment.reference === reference) ?? null;

function isOwn(payment: Payment): payment is OwnPayment {
  return payment.account !== null;
}

/** The payments that the borrower noted on a loan, and whether the posting of each is late. */
const notesOf = (loan: Due | NotedDetail) =>
  notedOnly(loan).map((note) => ({ ...note, late: isLate(note, loan) }));

function paperIn(snapshot: SnapshotFrom<typeof repaymentMachine>) {
  if (snapshot.matches({ detail: 'statement' })) return 'statement';
  return snapshot.matches({ detail: 'certificate' }) ? 'certificate' : null;
}

/** The view of the pages of repayment. */
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
  const asked = askedNow(context);
  const payNow = amountOfFirst(asked, count);
  const feeNow = feeRequestOf(context)?.amount ?? 0;
  return {
    loanOrderId,
    /** Null until it was fetched, and once nothing is due. */
    pending,
    /** The instalments that are asked for, and the noted payments to subtract. */
    asked,
    /** Pesos to pay by the due date on screen; the rest of the loan is due later. */
    dueNow: dueFirstAsked(asked),
    /** Pesos on the due date, where that is more than today; else null. */
    dueLater: laterAsked(asked),
    /** Pesos that the loan still asks for in all. */
    leftInAll: askedInAll(asked),
    /** Pesos that remain after the chosen payment; 0 when everything is paid. */
    leftAfter: count === asked.installments.length ? 0 : askedInAll(asked) - payNow,
    /** Pesos of interest that paying everything today saves. */
    saves: asked.settlement?.saves ?? 0,
    /** How many of these instalments are paid now, and what that costs in pesos. */
    count,
    payNow,
    /** When the next instalment is due after that payment; null where none is left. */
    dueAfter: dueAfterFirst(asked, count),
    /** Why the page asks for nothing; null where it asks. */
    notAsked: notAsked(context),
    /** Why the loan asks for nothing although the borrower pays all the same; null where they do not. */
    paysDespite: context.payAnyway ? notAsked({ ...context, payAnyway: false }) : null,
    /** Whether all that is due now is paid and on its way: a payment would be a second one. */
    duePaid: isDuePaid(context),
    /** The question whether the borrower wants to pay all the same is open. */
    doubting: snapshot.matches({ due: 'doubting' }),
    overdue: overdueIn(context) === 't',
    /** The next due date, and how late it is; null where no instalment is unpaid. */
    next: nextOf(context),
    /** Pesos that the borrower has paid and that are not posted yet. */
    coming: pending ? comingTo(pending) : 0,
    canPay: snapshot.can({ type: 'payment.requested' }) || snapshot.matches({ due: 'confirming' }),
    /** Whether money for a restructure came, and the restructure waits for its agreement: a payment undoes it. */
    awaitsAgreement: pending?.operation?.type === 'agree' || pending?.paysFor === 'restructure',
    /** The question before money leaves is open. */
    confirming: snapshot.matches({ due: 'confirming' }),
    /** Unpaid pesos of the service fee that can be paid here; 0 without any. */
    feeNow,
    confirmingFee: snapshot.matches({ detail: 'confirmingFee' }),
    /** Pesos of the payment in flight; 0 when unknown. */
    sending: snapshot.matches('payingFee') ? feeNow : payNow,
    detail,
    /** The next due amount after a payment; null without one. */
    nextOnDetail: detail && nextOfDetail(detail),
    /** The overpayment, and the state of its refund; null without one. */
    overpayment: detail?.overpaid
      ? {
          overpaid: detail.overpaid,
          refunding: snapshot.matches({ detail: 'refunding' }),
          failure: refundFailure,
        }
      : null,
    /** The loan's story; null until it was told, and where the lender tells none. */
    story: detail?.story ?? null,
    /** The paper that is read instead of the detail. */
    paper: paperIn(snapshot),
    /** A loan that was paid in full can be certified. */
    canCertify: detail?.story !== undefined && isPaidInFull(detail.status, detail.story),
    /** The raw signed document on screen. */
    document: readDocument(context),
    /** A payment was taken during this visit. */
    paid,
    /** How much it was, in pesos; null where that is not known. */
    paidAmount: payment?.amount ?? null,
    /** The same payment as the lender's books have it; null until they were read. */
    payment: payment && detail && inBooks(detail, payment.reference),
    /** Nothing is left of it, and no other order took it over: what is owed there is not paid. */
    settled: detail?.status === loanStatus.settled && !detail.story?.newLoan,
    /** Where a payment under way stands; null when none is. */
    money: money ? selectMoneyView(money) : null,
    /** The other ways beside paying online, open or not. */
    ways: waysOf(context),
    /** The operation in progress. */
    openOperation: openOperationOf(context),
    /** The payments that the borrower noted; no channel has announced them. */
    noted: pending ? notesOf(pending) : [],
    /** The same notes on the detail of the loan. */
    notedOnDetail: detail ? notesOf(detail) : [],
    /** Which of them is being started. */
    starting: snapshot.matches('initiating') ? wanted : null,
    /** Why it is not known whether one was started: to ask again is safe. */
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
