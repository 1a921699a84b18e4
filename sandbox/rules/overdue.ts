import { addDays, type IsoDate, startOfManilaDay } from '#domain/dates.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';

export type InitialPart = Pick<Instalment, 'interest' | 'overdueFee' | 'paidAmount' | 'repayDate'>;

export const withoutCharges = { overdueFee: 0, paidAmount: 0, repayDate: null };

/** An instalment without its status, which depends on the day. */
export type StoredInstalment = Omit<Instalment, 'status'>;

/**
 * The amounts that limit a loan's overdue fees, in pesos. `otherCosts` are the fees of operations
 * and the cost of the loan that this one replaced.
 */
export type LoanCosts = {
  borrowed: number;
  interest: number;
  processingFee: number;
  otherCosts: number;
};

const isSettled = ({ repayDate }: StoredInstalment) => repayDate !== null;

export function nextDue<T extends StoredInstalment>(instalments: readonly T[]): T | undefined {
  return instalments.find((instalment) => !isSettled(instalment));
}

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
