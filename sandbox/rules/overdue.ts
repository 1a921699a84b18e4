import { addDays, type IsoDate, startOfManilaDay } from '#domain/dates.ts';
import type { Instalment } from '#domain/repayment-plan.ts';

/** An instalment as the database keeps it: its fee is charged when it is settled. */
export type StoredInstalment = Omit<Instalment, 'status'>;

/** What of a loan limits its overdue fees, in pesos. */
export type LoanCosts = { loanAmount: number; interest: number; processingFee: number };

const isSettled = ({ repayDate }: StoredInstalment) => repayDate !== null;

/** The first unpaid instalment, if any. */
export function nextDue<T extends StoredInstalment>(instalments: readonly T[]): T | undefined {
  return instalments.find((instalment) => !isSettled(instalment));
}

/** When an instalment becomes overdue: as the day after its due date begins in Manila. */
export function overdueFrom(dueDate: IsoDate): number {
  return startOfManilaDay(addDays(dueDate, 1));
}
