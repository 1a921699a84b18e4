import * as v from 'valibot';
import type { CheckedAll } from './checked.ts';
import { IsoDate } from './dates.ts';
import { checkAgainst } from './faults.ts';
import { Period, Pesos } from './primitives.ts';

/**
 * Loan calculation info (S3, S5): four integers and a non-empty list of plans.
 * `lendingAmount` is what the borrower receives.
 */
export const LoanCalculation = v.object({
  loanAmount: Pesos,
  lendingAmount: Pesos,
  interest: Pesos,
  processingFee: Pesos,
  repayPlans: v.pipe(v.array(v.object({ period: Period, dueDate: IsoDate })), v.minLength(1)),
});
export type LoanCalculation = v.InferOutput<typeof LoanCalculation>;

/** What can be wrong with a loan calculation; `badPlans`: there are none, or they are no list. */
export type LoanCalculationFault =
  | 'notAnObject'
  | 'badLoanAmount'
  | 'badLendingAmount'
  | 'badInterest'
  | 'badProcessingFee'
  | 'badPlans'
  | 'badPeriod'
  | 'badDueDate';

/** Checks a loan calculation (S5): four integers, and plans with a period and a due date. */
export function checkLoanCalculation(
  input: unknown,
): CheckedAll<LoanCalculation, LoanCalculationFault> {
  return checkAgainst<typeof LoanCalculation, LoanCalculationFault>(LoanCalculation, input, {
    '': 'notAnObject',
    loanAmount: 'badLoanAmount',
    lendingAmount: 'badLendingAmount',
    interest: 'badInterest',
    processingFee: 'badProcessingFee',
    repayPlans: 'badPlans',
    'repayPlans.period': 'badPeriod',
    'repayPlans.dueDate': 'badDueDate',
  });
}
