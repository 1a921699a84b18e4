import { runningCost } from '#domain/loans/loan-cost.ts';
import { type Instalment, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { addDays, daysBetween, type IsoDate, manilaDay } from '#domain/dates.ts';
import { roundHalfUp } from '#domain/rounding.ts';
import type { Loan } from './loans.ts';

/**
 * The cost of a loan since its first payout, for the legal cap: with the interest of the whole plan
 * and the cost of the loan that this one replaced. `borrowed` is the pesos borrowed then.
 */
export function costOf(
  loan: Loan,
  instalments: readonly Instalment[],
): { costByPlan: number; borrowed: number } {
  const overdueFee = instalments.reduce((sum, part) => sum + part.overdueFee, 0);
  const costByPlan = runningCost({ ...loan, overdueFee, operationFees: loan.otherCosts });
  return { costByPlan, borrowed: loan.borrowed };
}

/** Interest of a plan up to a day, in pesos. A paid instalment counts with its whole interest. */
function interestUntil(plan: readonly Instalment[], began: IsoDate, on: IsoDate): number {
  const shares = plan.map(({ dueDate, interest, status }, index) => {
    const from = plan[index - 1]?.dueDate ?? began;
    const days = Math.max(1, daysBetween(from, dueDate));
    const used = Math.min(days, Math.max(0, daysBetween(from, on)));
    return status === instalmentStatus.settled ? interest : (interest * used) / days;
  });
  return roundHalfUp(shares.reduce((sum, share) => sum + share, 0));
}

/** The cost of a loan, in pesos, with the interest until today only, for one day at least. */
export function costUntil(loan: Loan, instalments: readonly Instalment[], now: number): number {
  const { costByPlan } = costOf(loan, instalments);
  const began = manilaDay(loan.paidOutAt ?? now);
  const today = manilaDay(now);
  const on = today > began ? today : addDays(began, 1);
  const planned = instalments.reduce((sum, { interest }) => sum + interest, 0);
  return costByPlan - planned + interestUntil(instalments, began, on);
}
