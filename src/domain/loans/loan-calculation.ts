import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Period, Pesos } from '../primitives.ts';

/** Loan calculation info (S3, S5). The borrower receives `lendingAmount`. */
export const LoanCalculation = v.object({
  loanAmount: Pesos,
  lendingAmount: Pesos,
  interest: Pesos,
  processingFee: Pesos,
  repayPlans: v.pipe(v.array(v.object({ period: Period, dueDate: IsoDate })), v.minLength(1)),
});
export type LoanCalculation = v.InferOutput<typeof LoanCalculation>;
