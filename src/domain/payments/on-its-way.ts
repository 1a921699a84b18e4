import type { ClosedBorrowing } from '../loans/closed-borrowing.ts';
import { daysBetween, daysUntil, type IsoDate, manilaDay, workingDaysAfter } from '../dates.ts';
import type { LoanOrder } from '../loans/loan-order.ts';
import { loanStatus } from '../loans/loan-status.ts';
import type { MoneyOnItsWay } from './money-on-its-way.ts';
import type { PaidNote } from './offline-record.ts';
import { centavosOfPeso } from '../primitives.ts';
import {
  dueFirst,
  type Instalment,
  instalmentStatus,
  instalmentTotals,
  type Settlement,
} from './repayment-plan.ts';

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

/**
 * A loan in a list, with the borrower's noted payments on this phone that are not past their latest
 * posting time.
 */
export type NotedLoan = LoanOrder & { noted?: readonly PaidNote[] };

/**
 * Latest posting time of a noted payment: one working day after its channel's usual posting time
 * (O6).
 */
export const latestPosting = ({ notedAt, postingTime }: PaidNote): number =>
  workingDaysAfter(notedAt + postingTime, 1);

/** Whether a noted payment is past its latest posting time; its money then counts as due again. */
export const isLate = (note: PaidNote, { receivedAt }: Pick<Loan, 'receivedAt'>): boolean =>
  receivedAt >= latestPosting(note);

/** The borrower's noted payments with numbers for which no channel has announced money. */
export function notedOnly({
  onItsWay = [],
  noted = [],
}: Pick<Loan, 'onItsWay' | 'noted'>): PaidNote[] {
  const announced = new Set(onItsWay.map(({ accountNumber }) => accountNumber));
  return noted.filter(({ accountNumber }) => !announced.has(accountNumber));
}

const sumOf = (notes: readonly PaidNote[]): number =>
  notes.reduce((sum, { amount }) => sum + amount, 0);

type Notes = Pick<Loan, 'onItsWay' | 'noted' | 'receivedAt'>;

const expectedNotes = (loan: Notes): PaidNote[] =>
  notedOnly(loan).filter((note) => !isLate(note, loan));

/** Pesos of the noted payments that are neither announced nor past their latest posting time. */
export const expectedPesos = (loan: Notes): number => sumOf(expectedNotes(loan));

/**
 * Pesos that noted payments take off the unpaid instalments: the noted pesos, or more if the
 * instalments that a payment covered in full have grown since then. The payment counts from its own
 * day, so its posting reverses that growth.
 */
function deductedFrom(installments: readonly Instalment[], loan: Notes): number {
  const notes = expectedNotes(loan);
  const covered = installments.filter(({ dueDate }) =>
    notes.some(({ paysTo }) => paysTo !== undefined && dueDate <= paysTo),
  );
  return Math.max(sumOf(notes), instalmentTotals(covered).remaining);
}

/** The amounts that a loan still requests after money that the borrower has already paid. */
export type RequestedAmounts = {
  /** The unpaid instalments after the posting of all announced money. */
  installments: readonly Instalment[];
  /** Pesos to subtract for noted payments that are not past their latest posting time. */
  deducted: number;
  /**
   * The settlement of today for all instalments, before `deducted`; `undefined` if the lender sends
   * none.
   */
  settlement?: Settlement | undefined;
};

/**
 * Returns the requested amounts of a loan after announced and noted money. They are empty if the
 * announced money is for a rollover or restructure, or if the noted money covers the settlement.
 */
export function requestedAmounts(loan: Loan): RequestedAmounts {
  if (loan.paysFor) return { installments: [], deducted: 0 };
  const installments = loan.oncePosted ?? loan.installments;
  const deducted = deductedFrom(installments, loan);
  const settlement = loan.oncePosted ? loan.oncePostedSettlement : loan.settlement;
  // The noted money settles the loan early, although the plan's sum is higher.
  if (settlement && deducted >= settlement.amount) return { installments: [], deducted: 0 };
  return { installments, deducted, settlement };
}

/**
 * Why a loan under repayment requests no payment. `paid`: money on its way covers the first
 * requested amount, or is for a rollover or restructure. `restructuring`: a restructure is in
 * progress, which a payment would cancel.
 */
export type NoRequestReason = 'paid' | 'restructuring';

/** Why a loan requests no payment; null if it requests one. */
export function reasonForNoRequest(
  requested: RequestedAmounts,
  restructuring: boolean,
): NoRequestReason | null {
  if (restructuring) return 'restructuring';
  return firstRequested(requested) === 0 ? 'paid' : null;
}

/**
 * Pesos to pay first: all overdue instalments, or else the next one, minus the noted money; 0 if
 * that money covers them. If no other instalment is unpaid, the settlement of today replaces their
 * sum and can be lower.
 */
export const firstRequested = ({
  installments,
  deducted,
  settlement,
}: RequestedAmounts): number => {
  const first = dueFirst(installments);
  const isAll = first === instalmentTotals(installments).remaining;
  return Math.max(0, (isAll && settlement ? settlement.amount : first) - deducted);
};

/**
 * Pesos to pay first by the plan, if paying today costs less because of daily interest; null
 * otherwise.
 */
export function laterRequested(requested: RequestedAmounts): number | null {
  const planned = Math.max(0, dueFirst(requested.installments) - requested.deducted);
  return firstRequested(requested) < planned ? planned : null;
}

/** The next requested instalment; `daysLeft` is 0 from its due date on. */
export type NextRequested = {
  dueDate: IsoDate;
  late: boolean;
  daysLeft: number;
  overdueDays: number;
};

/**
 * The next due date: the lender's, or the first one after the posting of all announced money. Null
 * if that money pays everything, or is for a rollover or a restructure.
 */
export function nextRequested(
  loan: Omit<Loan, 'installments'> & Pick<LoanOrder, 'dueDate' | 'status' | 'overdueDays'>,
): NextRequested | null {
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

/**
 * Pesos that the borrower has paid and that are not posted yet, announced or noted; a fraction
 * means centavos.
 */
export function comingTo(loan: Omit<Loan, 'installments'>): number {
  const announced = (loan.onItsWay ?? []).reduce((sum, { centavos }) => sum + centavos, 0);
  return announced / centavosOfPeso + notedPesos(loan);
}

/** All requested pesos of the loan by its plan, without the discount of a settlement today. */
export const totalRequested = ({ installments, deducted }: RequestedAmounts): number =>
  Math.max(0, instalmentTotals(installments).remaining - deducted);

/** Announced money on its way to a loan, as lists show it. */
export type Coming = {
  /** Pesos of that money; a fraction means centavos. */
  amount: number;
  /**
   * Whether the loan requests nothing after this money: it pays all instalments, or is for a
   * rollover or restructure.
   */
  paid: boolean;
  /** Whether an instalment stays overdue after the posting. */
  late: boolean;
};

/** Returns the effect of announced money on a loan; null if no money is announced. */
export function comingOf(loan: Loan): Coming | null {
  const { onItsWay = [], oncePosted = [] } = loan;
  if (onItsWay.length === 0) return null;
  // The lender has not confirmed the borrower's notes, so lists show them in a separate sentence.
  const announced = { ...loan, noted: [] };
  return {
    amount: comingTo(announced),
    paid: firstRequested(requestedAmounts(announced)) === 0,
    late: oncePosted.some(({ status }) => status === instalmentStatus.overdue),
  };
}

/** Returns the effect of announced money on a loan order; null if no money is announced. */
export const comingOn = (order: LoanOrder): Coming | null =>
  comingOf({ ...order, ...order.repaymentPlan, receivedAt: order.appliedAt });

/** The open amounts of a loan under repayment, in pesos by its plan, as lists show them. */
export type StillOpen = {
  /** All requested pesos of the loan by its plan. */
  left: number;
  /** Pesos to pay first, and their due date. */
  first: number;
  dueDate: IsoDate;
};

/**
 * Returns the open amounts of a loan and their due date; null if the loan is not under repayment,
 * or requests no payment now.
 */
export function stillOpenOn(order: LoanOrder): StillOpen | null {
  const { status, restructuring } = order;
  if (status !== loanStatus.repaying && status !== loanStatus.overdue) return null;
  const plan = { settlement: undefined, oncePostedSettlement: undefined };
  const loan = { ...order, ...plan, ...order.repaymentPlan, receivedAt: order.appliedAt };
  const requested = requestedAmounts(loan);
  const next = nextRequested(loan);
  if (next === null || reasonForNoRequest(requested, restructuring !== undefined)) return null;
  return {
    left: totalRequested(requested),
    first: firstRequested(requested),
    dueDate: next.dueDate,
  };
}

/**
 * Why the borrower cannot borrow; null if they can. If money on its way covers what the overdue
 * loan requests first, `waitsFor` becomes `posting`.
 */
export function closedKnowingNotes(
  closed: ClosedBorrowing | null,
  loans: readonly NotedLoan[],
  receivedAt: number,
): ClosedBorrowing | null {
  if (closed?.reason !== 'overdue') return closed;
  const loan = loans.find(({ loanOrderId }) => loanOrderId === closed.loanOrderId);
  if (!loan || loan.restructuring || loan.paysFor === 'restructure') return closed;
  const requested = requestedAmounts({ ...loan, ...loan.repaymentPlan, receivedAt });
  return firstRequested(requested) === 0 ? { ...closed, waitsFor: 'posting' } : closed;
}

/** Pesos of a loan's noted payments that no channel has announced. */
export const notedPesos = (loan: Pick<Loan, 'onItsWay' | 'noted'>): number =>
  sumOf(notedOnly(loan));
