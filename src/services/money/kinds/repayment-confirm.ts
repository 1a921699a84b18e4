import { assumedCodes } from '#domain/codes.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';

/** Everything that was ever paid on a loan, in pesos. */
async function readPaidAmount(
  api: MoneyServices['api'],
  loanOrderId: string,
  signal: AbortSignal,
): Promise<number> {
  const { repayPlans, repaidServiceFee } = await api.call(
    'queryRepayOrderDetail',
    { loanOrderId },
    { signal },
  );
  return repayPlans.reduce((sum, plan) => sum + plan.paidAmount, repaidServiceFee);
}

/** Repaying online: it was taken when more is paid on the loan than before. */
export const repaymentConfirm: MoneyKindService<'repaymentConfirm'> = {
  refusals: [assumedCodes.nothingDue, assumedCodes.amountChanged, assumedCodes.accountMismatch],
  async readBaseline(api, { kind, repayment: { loanOrderId } }, signal) {
    return { kind, loanOrderId, paidAmount: await readPaidAmount(api, loanOrderId, signal) };
  },
  dataOf: ({ repayment }) => repayment,
  receiptOf: ({ loanOrderId }) => ({ kind: 'repaymentConfirm', loanOrderId }),
  async receiptBeyond(api, { kind, loanOrderId, paidAmount }, signal) {
    const paid = await readPaidAmount(api, loanOrderId, signal);
    return paid > paidAmount ? { kind, loanOrderId } : null;
  },
};
