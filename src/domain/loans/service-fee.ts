import * as v from 'valibot';
import { loanStatus } from './loan-status.ts';
import { Id, Pesos } from '../primitives.ts';
import type { RepaymentDetail } from '../payments/repayment.ts';

/** Pays a loan's service fee (S7). The server refuses another amount than its own. */
export const ServiceFeeRequest = v.object({
  loanOrderId: Id,
  amount: v.pipe(Pesos, v.minValue(1)),
});
export type ServiceFeeRequest = v.InferOutput<typeof ServiceFeeRequest>;

export function serviceFeeRequestOf({
  loanOrderId,
  status,
  unpaidServiceFee,
}: Pick<RepaymentDetail, 'loanOrderId' | 'status' | 'unpaidServiceFee'>): ServiceFeeRequest | null {
  const isToBeRepaid = status === loanStatus.repaying || status === loanStatus.overdue;
  return isToBeRepaid && unpaidServiceFee > 0 ? { loanOrderId, amount: unpaidServiceFee } : null;
}
