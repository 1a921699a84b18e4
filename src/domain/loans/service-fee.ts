import * as v from 'valibot';
import { loanStatus } from './loan-status.ts';
import { Id, Pesos } from '../primitives.ts';
import type { RepaymentDetail } from '../payments/repayment.ts';

/**
 * The request that pays the unpaid part of a loan's service fee (S7). `amount` is the amount that
 * the borrower confirmed; a server with another amount refuses the request.
 */
export const ServiceFeeRequest = v.object({
  loanOrderId: Id,
  amount: v.pipe(Pesos, v.minValue(1)),
});
export type ServiceFeeRequest = v.InferOutput<typeof ServiceFeeRequest>;

/**
 * The request that pays a loan's service fee; null if nothing of it is unpaid, or the loan is not
 * under repayment.
 */
export function serviceFeeRequestOf({
  loanOrderId,
  status,
  unpaidServiceFee,
}: Pick<RepaymentDetail, 'loanOrderId' | 'status' | 'unpaidServiceFee'>): ServiceFeeRequest | null {
  const isToBeRepaid = status === loanStatus.repaying || status === loanStatus.overdue;
  return isToBeRepaid && unpaidServiceFee > 0 ? { loanOrderId, amount: unpaidServiceFee } : null;
}
