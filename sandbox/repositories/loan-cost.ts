import { runningCost } from '#domain/loan-cost.ts';
import { type Instalment, instalmentStatus } from '#domain/repayment-plan.ts';
import { addDays, daysBetween, type IsoDate, manilaDay } from '#domain/dates.ts';
import { roundHalfUp } from '#domain/rounding.ts';
import type { Loan } from './loans.ts';

/**
 * What a loan has cost since it was first paid out, in pesos, and the pesos that were borrowed then:
 * all its overdue fees, paid or not, its rollovers, and the order whose balance it is, if any.
 */
export function costOf(
  loan: Loan,
  instalments: readonly Instalment[],
): { costSoFar: number; borrowed: number } {
  const overdueFee = instalments.reduce((sum, part) => sum + part.overdueFee, 0);
  const costSoFar = runningCost({ ...loan, overdueFee, operationFees: loan.otherCosts });
  return { costSoFar, borrowed: loan.borrowed };
}

/** Interest for the days of a plan until a day, in pesos; of an instalment that was paid, all of it. */
function interestUntil(plan: readonly Instalment[], began: IsoDate, on: IsoDate): number {
  const shares = plan.map(({ dueDate, interest, status }, index) => {
    const from = plan[index - 1]?.dueDate ?? began;
    const days = Math.max(1, daysBetween(from, dueDate));
    const used = Math.min(days, Math.max(0, daysBetween(from, on)));
    return status === instalmentStatus.settled ? interest : (interest * used) / days;
  });
  return roundHalfUp(shares.reduce((sum, share) => sum + share, 0));
}

/**
 * What a loan has cost so far, in pesos, as it is told: interest only for the days until now, at least
 * one. What it will cost, by which the law's cap is judged, is `costOf`.
 */
export function costUntil(loan: Loan, instalments: readonly Instalment[], now: number): number {
  const { costSoFar } = costOf(loan, instalments);
  const began = manilaDay(loan.paidOutAt ?? now);
  const today = manilaDay(now);
  const on = today > began ? today : addDays(began, 1);
  const planned = instalments.reduce((sum, { interest }) => sum + interest, 0);
  return costSoFar - planned + interestUntil(instalments, began, on);
}
