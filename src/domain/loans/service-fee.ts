import * as v from 'valibot';
import { loanStatus } from './loan-status.ts';
import { Id, Pesos } from '../primitives.ts';
import type { RepaymentDetail } from '../payments/repayment.ts';

/**
 * The request that pays what is unpaid of a loan's service fee (S7). `amount` is what the person saw
 * and agreed to: a server that works out another sum refuses instead of taking it.
 */
export const ServiceFeeRequest = v.object({
  loanOrderId: Id,
  amount: v.pipe(Pesos, v.minValue(1)),
});
export type ServiceFeeRequest = v.InferOutput<typeof ServiceFeeRequest>;

/** The request that pays a loan's service fee; null where none is unpaid, or the loan is none to be repaid. */
export function serviceFeeRequestOf({
  loanOrderId,
  status,
  unpaidServiceFee,
}: Pick<RepaymentDetail, 'loanOrderId' | 'status' | 'unpaidServiceFee'>): ServiceFeeRequest | null {
  const isToBeRepaid = status === loanStatus.repaying || status === loanStatus.overdue;
  return isToBeRepaid && unpaidServiceFee > 0 ? { loanOrderId, amount: unpaidServiceFee } : null;
}
