import { addDays, type IsoDate, startOfManilaDay } from '#domain/dates.ts';
import type { Instalment } from '#domain/repayment-plan.ts';

/** What of an instalment was charged and paid when its plan began, and the interest that it planned. */
export type BegunPart = Pick<Instalment, 'interest' | 'overdueFee' | 'paidAmount' | 'repayDate'>;

/** An instalment that nothing was charged on or paid of. */
export const untouched = { overdueFee: 0, paidAmount: 0, repayDate: null };

/** An instalment as the database keeps it; its overdue fee is kept once it is settled, until then it follows from the day. */
export type StoredInstalment = Omit<Instalment, 'status'>;

/**
 * What of a loan limits its overdue fees, in pesos: the amount borrowed at first, and everything that
 * it cost beside them. `otherCosts` are the fees of operations, and what an order before it cost.
 */
export type LoanCosts = {
  borrowed: number;
  interest: number;
  processingFee: number;
  otherCosts: number;
};

const isSettled = ({ repayDate }: StoredInstalment) => repayDate !== null;

/** The first unpaid instalment, if any. */
export function nextDue<T extends StoredInstalment>(instalments: readonly T[]): T | undefined {
  return instalments.find((instalment) => !isSettled(instalment));
}

/** When an instalment becomes overdue: as the day after its due date begins in Manila. */
export function overdueFrom(dueDate: IsoDate): number {
  return startOfManilaDay(addDays(dueDate, 1));
}

/**
 * When the delay began that a loan is in now, in milliseconds; null where every instalment is paid.
 * A delay goes on while an earlier instalment was paid only after the next one had become overdue.
 */
export function lateSince(instalments: readonly StoredInstalment[]): number | null {
  const first = instalments.findIndex((instalment) => !isSettled(instalment));
  let due = instalments[first]?.dueDate;
  if (due === undefined) return null;
  for (const { repayDate, dueDate } of instalments.slice(0, first).toReversed()) {
    if (repayDate !== null && repayDate > due) due = dueDate;
  }
  return overdueFrom(due);
}
