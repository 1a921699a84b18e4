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
  /** Milliseconds by the server's clock. */
  receivedAt: number;
};

/**
 * A loan with the borrower's notes. In lists, notes past their latest posting time are left out.
 */
export type NotedLoan = LoanOrder & { noted?: readonly PaidNote[] };

/** One working day after the channel's usual posting time (O6). */
export const latestPosting = ({ notedAt, postingTime }: PaidNote): number =>
  workingDaysAfter(notedAt + postingTime, 1);

/** The money of a late note counts as due again. */
export const isLate = (note: PaidNote, { receivedAt }: Pick<Loan, 'receivedAt'>): boolean =>
  receivedAt >= latestPosting(note);

/** The notes with numbers for which no channel has announced money. */
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

export const expectedPesos = (loan: Notes): number => sumOf(expectedNotes(loan));

/**
 * The noted pesos; more if the instalments that a noted payment covered have grown since, because
 * its posting reverses that growth.
 */
function deductedFrom(installments: readonly Instalment[], loan: Notes): number {
  const notes = expectedNotes(loan);
  const covered = installments.filter(({ dueDate }) =>
    notes.some(({ paysTo }) => paysTo !== undefined && dueDate <= paysTo),
  );
  return Math.max(sumOf(notes), instalmentTotals(covered).remaining);
}

/**
 * Instalments as they will be when all announced payments have posted. `deducted`: pesos to
 * subtract for noted ones.
 */
export type RequestedAmounts = {
  installments: readonly Instalment[];
  deducted: number;
  /** The settlement of today for all instalments, before `deducted`. */
  settlement?: Settlement | undefined;
};

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
 * `paid`: announced and noted money covers the overdue instalments, or else the next one.
 * `restructuring`: a payment would cancel or change the restructure.
 */
export type NoRequestReason = 'paid' | 'restructuring';

export function reasonForNoRequest(
  requested: RequestedAmounts,
  restructuring: boolean,
): NoRequestReason | null {
  if (restructuring) return 'restructuring';
  return firstRequested(requested) === 0 ? 'paid' : null;
}

/**
 * Pesos to pay first: all overdue instalments, or else the next one, minus noted money. If these
 * are all unpaid instalments, the settlement of today counts, which can be lower.
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

/** The planned pesos to pay first, if paying today costs less; null otherwise. */
export function laterRequested(requested: RequestedAmounts): number | null {
  const planned = Math.max(0, dueFirst(requested.installments) - requested.deducted);
  return firstRequested(requested) < planned ? planned : null;
}

export type NextRequested = {
  dueDate: IsoDate;
  late: boolean;
  daysLeft: number;
  overdueDays: number;
};

/** Null if the announced money leaves nothing to pay, or is for an operation. */
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

/** Announced and noted pesos that are not posted yet; a fraction means centavos. */
export function comingTo(loan: Omit<Loan, 'installments'>): number {
  const announced = (loan.onItsWay ?? []).reduce((sum, { centavos }) => sum + centavos, 0);
  return announced / centavosOfPeso + notedPesos(loan);
}

/** All unpaid pesos by the plan minus `deducted`, without the discount of a settlement today. */
export const totalRequested = ({ installments, deducted }: RequestedAmounts): number =>
  Math.max(0, instalmentTotals(installments).remaining - deducted);

export type Coming = {
  /** Pesos; a fraction means centavos. */
  amount: number;
  paid: boolean;
  late: boolean;
};

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

export const comingOn = (order: LoanOrder): Coming | null =>
  comingOf({ ...order, ...order.repaymentPlan, receivedAt: order.appliedAt });

export type StillOpen = {
  left: number;
  /** Pesos to pay first, which are due on `dueDate`. */
  first: number;
  dueDate: IsoDate;
  late: boolean;
};

/** Null if the loan is not under repayment, or requests no payment now. */
export function stillOpenOn(order: LoanOrder): StillOpen | null {
  const { status, restructuring } = order;
  if (status !== loanStatus.repaying && status !== loanStatus.overdue) return null;
  const loan = { ...order, ...order.repaymentPlan, receivedAt: order.appliedAt };
  const { installments, deducted } = requestedAmounts(loan);
  // The amounts of the due date, also if paying today costs less.
  const requested = { installments, deducted };
  const next = nextRequested(loan);
  if (next === null || reasonForNoRequest(requested, restructuring !== undefined)) return null;
  return {
    left: totalRequested(requested),
    first: firstRequested(requested),
    dueDate: next.dueDate,
    late: next.late,
  };
}

/**
 * Sets `amount` to the pesos that the overdue loan requests beside money on its way, or else to
 * those of the oldest other overdue loan; `waitsFor` is `posting` if no overdue loan requests any.
 * Changes nothing while a restructure of the loan is under way.
 */
export function closedKnowingNotes(
  closed: ClosedBorrowing | null,
  loans: readonly NotedLoan[],
  receivedAt: number,
): ClosedBorrowing | null {
  if (closed?.reason !== 'overdue') return closed;
  const amountOf = (loan: NotedLoan) =>
    firstRequested(requestedAmounts({ ...loan, ...loan.repaymentPlan, receivedAt }));
  const loan = loans.find(({ loanOrderId }) => loanOrderId === closed.loanOrderId);
  if (!loan || loan.restructuring || loan.paysFor === 'restructure') return closed;
  const amount = amountOf(loan);
  if (amount > 0) return { ...closed, amount };
  const other = loans.findLast(
    (one) => one.status === loanStatus.overdue && !one.restructuring && amountOf(one) > 0,
  );
  return other
    ? { reason: 'overdue', loanOrderId: other.loanOrderId, amount: amountOf(other) }
    : { ...closed, waitsFor: 'posting' };
}

export const notedPesos = (loan: Pick<Loan, 'onItsWay' | 'noted'>): number =>
  sumOf(notedOnly(loan));
