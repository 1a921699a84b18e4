import { capsOn, maxPenalty } from '#domain/caps.ts';
import { addDays, daysBetween, type IsoDate, startOfManilaDay } from '#domain/dates.ts';
import { type Instalment, instalmentDue, instalmentStatus } from '#domain/repayment-plan.ts';

/** An instalment as the database keeps it: its fee is charged when it is settled. */
export type StoredInstalment = Omit<Instalment, 'status'>;

/** What of a loan limits its overdue fees, in pesos. */
export type LoanCosts = { loanAmount: number; interest: number; processingFee: number };

const isSettled = ({ repayDate }: StoredInstalment) => repayDate !== null;

/**
 * Instalments as they stand on a day: what is late costs the penalty that the law allows for each
 * day after the due date, until the whole loan has cost as much as was borrowed.
 */
export function instalmentsOn(
  on: IsoDate,
  stored: readonly StoredInstalment[],
  { loanAmount, interest, processingFee }: LoanCosts,
): Instalment[] {
  const caps = capsOn(on);
  const charged = stored.filter(isSettled).reduce((sum, { overdueFee }) => sum + overdueFee, 0);
  let room = Math.floor((caps?.totalCost ?? 0) * loanAmount) - interest - processingFee - charged;
  return stored.map((instalment) => {
    if (isSettled(instalment)) return { ...instalment, status: instalmentStatus.settled };
    const daysLate = Math.max(0, daysBetween(instalment.dueDate, on));
    if (daysLate === 0) return { ...instalment, status: instalmentStatus.outstanding };
    const due = instalmentDue({ ...instalment, overdueFee: 0, status: instalmentStatus.overdue });
    const penalty = caps === null ? 0 : maxPenalty(due, daysLate, caps);
    const overdueFee = Math.max(0, Math.min(penalty, room));
    room -= overdueFee;
    return { ...instalment, overdueFee, status: instalmentStatus.overdue };
  });
}

/** The first unpaid instalment, if any. */
export function nextDue<T extends StoredInstalment>(instalments: readonly T[]): T | undefined {
  return instalments.find((instalment) => !isSettled(instalment));
}

/** When an instalment becomes overdue: as the day after its due date begins in Manila. */
export function overdueFrom(dueDate: IsoDate): number {
  return startOfManilaDay(addDays(dueDate, 1));
}
