import * as v from 'valibot';
import type { ClosedBorrowing } from '../loans/closed-borrowing.ts';
import { daysBetween, daysUntil, type IsoDate, manilaDay, workingDaysAfter } from '../dates.ts';
import type { LoanOrder } from '../loans/loan-order.ts';
import { loanStatus } from '../loans/loan-status.ts';
import type { PaidNote } from './offline-record.ts';
import { Centavos, centavosOfPeso, Instant } from '../primitives.ts';
import {
  dueFirst,
  Instalment,
  instalmentStatus,
  instalmentTotals,
  Settlement,
} from './repayment-plan.ts';

/**
 * Money that was paid in at a channel, which has announced it, and that is not posted yet. It counts
 * from `paidAt`, whenever it posts; `postsAt` is when the channel usually has it there.
 */
export const MoneyOnItsWay = v.object({
  name: v.string(),
  accountNumber: v.string(),
  centavos: Centavos,
  paidAt: Instant,
  postsAt: Instant,
});
export type MoneyOnItsWay = v.InferOutput<typeof MoneyOnItsWay>;

/** Fields in which the lender's replies announce money on its way to a loan (the project's own addition). */
export const onItsWayEntries = {
  onItsWay: v.optional(v.array(MoneyOnItsWay)),
  /**
   * The instalments that are unpaid once that money is posted, without the overdue fees that the posting
   * takes back; absent where no money is on its way, or where it pays for a rollover or a restructure.
   */
  oncePosted: v.optional(v.array(Instalment)),
  /** The operation that the money on its way pays for, as of the day on which the borrower handed it over. */
  paysFor: v.optional(v.picklist(['rollover', 'restructure'])),
  /** The settlement of today, once that money is posted. */
  oncePostedSettlement: v.optional(Settlement),
  /** Payment numbers of posted money, one for each payment; undefined without any. */
  postedNumbers: v.optional(v.array(v.string())),
};

/** A loan, the announced money on its way to it, and the payments that its borrower noted. */
type Loan = {
  installments: readonly Instalment[];
  onItsWay?: readonly MoneyOnItsWay[] | undefined;
  oncePosted?: readonly Instalment[] | undefined;
  settlement?: Settlement | undefined;
  oncePostedSettlement?: Settlement | undefined;
  noted?: readonly PaidNote[] | undefined;
  paysFor?: 'rollover' | 'restructure' | undefined;
  /** The server's clock at the reply, in milliseconds. */
  receivedAt: number;
};

/** A loan of a list, with the payments that its borrower noted on this phone and that are not late. */
export type NotedLoan = LoanOrder & { noted?: readonly PaidNote[] };

/** Latest posting of a noted payment: a working day after its channel's usual posting time (O6). */
export const latestPosting = ({ notedAt, postingTime }: PaidNote): number =>
  workingDaysAfter(notedAt + postingTime, 1);

/** Whether a noted payment is past its latest posting: the loan asks for that money again. */
export const isLate = (note: PaidNote, { receivedAt }: Pick<Loan, 'receivedAt'>): boolean =>
  receivedAt >= latestPosting(note);

/** The payments that the borrower noted, and that no channel has announced. */
export function notedOnly({
  onItsWay = [],
  noted = [],
}: Pick<Loan, 'onItsWay' | 'noted'>): PaidNote[] {
  const announced = new Set(onItsWay.map(({ accountNumber }) => accountNumber));
  return noted.filter(({ accountNumber }) => !announced.has(accountNumber));
}

const sumOf = (notes: readonly PaidNote[]): number =>
  notes.reduce((sum, { amount }) => sum + amount, 0);

/** Pesos that the borrower noted as paid, and that still have time to be posted. */
export const expectedPesos = (loan: Pick<Loan, 'onItsWay' | 'noted' | 'receivedAt'>): number =>
  sumOf(notedOnly(loan).filter((note) => !isLate(note, loan)));

/** The amounts that a loan asks for; money that the borrower has paid already is not among them. */
export type Asked = {
  /** The instalments that are unpaid once everything announced is posted. */
  installments: readonly Instalment[];
  /** Pesos that the borrower noted as paid, to be subtracted; a note whose posting is late does not count. */
  deducted: number;
  /** The settlement of today for all of the instalments; undefined when the lender names none. */
  settlement?: Settlement | undefined;
};

/** Returns the amounts that a loan asks for after announced and noted money; none when that pays for an operation. */
export function askedOn(loan: Loan): Asked {
  if (loan.paysFor) return { installments: [], deducted: 0 };
  const deducted = expectedPesos(loan);
  const settlement = loan.oncePosted ? loan.oncePostedSettlement : loan.settlement;
  // The noted money settles the loan early, although the plan asks for more.
  if (settlement && deducted >= settlement.amount) return { installments: [], deducted: 0 };
  return { installments: loan.oncePosted ?? loan.installments, deducted, settlement };
}

/**
 * Why a loan that is to be repaid asks for nothing: the borrower has paid all that is due and the money
 * is not posted yet, or the lender is making a restructure, which a payment would take back.
 */
export type NotAsked = 'paid' | 'restructuring';

/** Why a loan asks for nothing; null where it asks for money. */
export function reasonNotAsked(asked: Asked, restructuring: boolean): NotAsked | null {
  if (restructuring) return 'restructuring';
  return dueFirstAsked(asked) === 0 ? 'paid' : null;
}

/**
 * Pesos to pay first: everything late, else the next instalment; 0 where the borrower has paid that
 * already. Where that is all that is left, the settlement of today, which can be less than the plan.
 */
export const dueFirstAsked = ({ installments, deducted, settlement }: Asked): number => {
  const first = dueFirst(installments);
  const isAll = first === instalmentTotals(installments).remaining;
  return Math.max(0, (isAll && settlement ? settlement.amount : first) - deducted);
};

/**
 * Pesos that the plan asks for on the next due date, where paying today costs less: interest counts by
 * the day; null where both are the same.
 */
export function laterAsked(asked: Asked): number | null {
  const planned = Math.max(0, dueFirst(asked.installments) - asked.deducted);
  return dueFirstAsked(asked) < planned ? planned : null;
}

/** The due date of the next instalment that the loan asks for, and how many days it is late. */
export type NextAsked = { dueDate: IsoDate; late: boolean; daysLeft: number; overdueDays: number };

/**
 * The next due date: the lender's, or the one after everything announced is posted; null where no
 * instalment is unpaid then.
 */
export function nextAsked(
  loan: Omit<Loan, 'installments'> & Pick<LoanOrder, 'dueDate' | 'status' | 'overdueDays'>,
): NextAsked | null {
  if (loan.paysFor) return null;
  const { receivedAt, oncePosted, dueDate, overdueDays } = loan;
  if (!oncePosted) {
    const late = loan.status === loanStatus.overdue;
    return { dueDate, late, daysLeft: daysUntil(dueDate, receivedAt), overdueDays };
  }
  const next = oncePosted.find(({ status }) => status !== instalmentStatus.settled);
  if (!next) return null;
  return {
    dueDate: next.dueDate,
    late: next.status === instalmentStatus.overdue,
    daysLeft: daysUntil(next.dueDate, receivedAt),
    overdueDays: Math.max(0, daysBetween(next.dueDate, manilaDay(receivedAt))),
  };
}

/** Pesos that the borrower has paid and that are not posted yet, announced or noted; a fraction holds centavos. */
export function comingTo(loan: Omit<Loan, 'installments'>): number {
  const announced = (loan.onItsWay ?? []).reduce((sum, { centavos }) => sum + centavos, 0);
  return announced / centavosOfPeso + notedPesos(loan);
}

/** All pesos that the loan still asks for. */
export const askedInAll = ({ installments, deducted }: Asked): number =>
  Math.max(0, instalmentTotals(installments).remaining - deducted);

/** Announced money on its way to a loan, as lists show it. */
export type Coming = {
  /** Pesos of that money; a fraction holds centavos. */
  amount: number;
  /** Whether it pays all that is due now. */
  paid: boolean;
  /** Whether an instalment stays overdue once the money is posted. */
  late: boolean;
};

/** Returns the effect of announced money on a loan; null without any. */
export function comingOf(loan: Loan): Coming | null {
  const { onItsWay = [], oncePosted = [] } = loan;
  if (onItsWay.length === 0) return null;
  // The lender has not confirmed the borrower's notes: a list shows them in a sentence of their own.
  const announced = { ...loan, noted: [] };
  return {
    amount: comingTo(announced),
    paid: dueFirstAsked(askedOn(announced)) === 0,
    late: oncePosted.some(({ status }) => status === instalmentStatus.overdue),
  };
}

/** Returns the effect of announced money on a loan order; null without any. */
export const comingOn = (order: LoanOrder): Coming | null =>
  comingOf({ ...order, ...order.repaymentPlan, receivedAt: order.appliedAt });

/** The open amounts of a loan under repayment, in pesos of its plan, as lists show them. */
export type StillOpen = {
  /** Everything that the loan still asks for. */
  left: number;
  /** Pesos to pay first, and their due date. */
  first: number;
  dueDate: IsoDate;
};

/** Returns the open amounts of a loan and their due date; null when it asks for nothing now. */
export function stillOpenOn(order: LoanOrder): StillOpen | null {
  const { status, restructuring } = order;
  if (status !== loanStatus.repaying && status !== loanStatus.overdue) return null;
  const plan = { settlement: undefined, oncePostedSettlement: undefined };
  const loan = { ...order, ...plan, ...order.repaymentPlan, receivedAt: order.appliedAt };
  const asked = askedOn(loan);
  const next = nextAsked(loan);
  if (next === null || reasonNotAsked(asked, restructuring !== undefined)) return null;
  return { left: askedInAll(asked), first: dueFirstAsked(asked), dueDate: next.dueDate };
}

/**
 * Why nothing can be borrowed, where all that is overdue may be paid by what only this phone has noted:
 * then its posting is waited for.
 */
export function closedKnowingNotes(
  closed: ClosedBorrowing | null,
  loans: readonly NotedLoan[],
  receivedAt: number,
): ClosedBorrowing | null {
  if (closed?.reason !== 'overdue') return closed;
  const loan = loans.find(({ loanOrderId }) => loanOrderId === closed.loanOrderId);
  if (!loan || loan.restructuring || loan.paysFor === 'restructure') return closed;
  const asked = askedOn({ ...loan, ...loan.repaymentPlan, receivedAt });
  return dueFirstAsked(asked) === 0 ? { ...closed, waitsFor: 'posting' } : closed;
}

/** Pesos of a loan that its borrower noted as paid, and that no channel has announced. */
export const notedPesos = (loan: Pick<Loan, 'onItsWay' | 'noted'>): number =>
  sumOf(notedOnly(loan));
