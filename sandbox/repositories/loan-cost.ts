import { runningCost } from '#domain/loan-cost.ts';
import type { Instalment } from '#domain/repayment-plan.ts';
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
