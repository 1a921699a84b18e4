import { addDays, type IsoDate, startOfManilaDay } from '#domain/dates.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';

/** The charges and payments of an instalment at the beginning of its plan, and its planned interest. */
export type InitialPart = Pick<Instalment, 'interest' | 'overdueFee' | 'paidAmount' | 'repayDate'>;

/** An instalment without charges and payments. */
export const withoutCharges = { overdueFee: 0, paidAmount: 0, repayDate: null };

/**
 * A stored instalment. The overdue fee is stored when the instalment is settled; before that it is
 * calculated for the day.
 */
export type StoredInstalment = Omit<Instalment, 'status'>;

/**
 * The amounts that limit a loan's overdue fees, in pesos: the amount first borrowed, and all other
 * costs. `otherCosts` are the fees of operations and the cost of the loan that this one replaced.
 */
export type LoanCosts = {
  borrowed: number;
  interest: number;
  processingFee: number;
  otherCosts: number;
};

const isSettled = ({ repayDate }: StoredInstalment) => repayDate !== null;

/** The first unpaid instalment; undefined if all are paid. */
export function nextDue<T extends StoredInstalment>(instalments: readonly T[]): T | undefined {
  return instalments.find((instalment) => !isSettled(instalment));
}

/**
 * Time at which an instalment becomes overdue: at the start of the day after its due date in
 * Manila.
 */
export function overdueFrom(dueDate: IsoDate): number {
  return startOfManilaDay(addDays(dueDate, 1));
}

/**
 * Start of a loan's present delay, in milliseconds since 1970; null if every instalment is paid. A
 * delay continues from an earlier instalment if that one was paid after the next one became
 * overdue.
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
