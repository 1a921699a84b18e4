import { capsOn, maxPenalty } from '#domain/caps.ts';
import { addDays, daysBetween, type IsoDate, startOfManilaDay } from '#domain/dates.ts';
import { type Instalment, instalmentDue, instalmentStatus } from '#domain/repayment-plan.ts';

/**
 * An instalment as the database keeps it. Its overdue fee is charged when something is paid on it,
 * through the day `feesThrough` (none: not yet); until then, and beyond, it follows from the day.
 */
export type StoredInstalment = Omit<Instalment, 'status'> & { feesThrough?: IsoDate | null };

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

/**
 * Instalments as they stand on a day: what is late costs the penalty that the law allows for each
 * day after the due date, until the whole loan has cost as much as was borrowed.
 */
export function instalmentsOn(
  on: IsoDate,
  stored: readonly StoredInstalment[],
  { borrowed, interest, processingFee, otherCosts }: LoanCosts,
): Instalment[] {
  const caps = capsOn(on);
  const charged = stored.reduce((sum, { overdueFee }) => sum + overdueFee, 0);
  const limit = Math.floor((caps?.totalCost ?? 0) * borrowed);
  let room = limit - interest - processingFee - otherCosts - charged;
  return stored.map(({ feesThrough = null, ...instalment }) => {
    if (instalment.repayDate !== null) return { ...instalment, status: instalmentStatus.settled };
    const { dueDate, overdueFee: fixed, paidAmount } = instalment;
    if (dueDate >= on) return { ...instalment, status: instalmentStatus.outstanding };
    const since = feesThrough !== null && feesThrough > dueDate ? feesThrough : dueDate;
    const status = instalmentStatus.overdue;
    const due = instalmentDue({ ...instalment, overdueFee: Math.min(fixed, paidAmount), status });
    const penalty = caps === null ? 0 : maxPenalty(due, daysBetween(since, on), caps);
    const more = Math.max(0, Math.min(penalty, room));
    room -= more;
    return { ...instalment, overdueFee: fixed + more, status };
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
