import { assumedCodes } from '#domain/codes.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';

/** Everything that was ever paid on a loan, in pesos, and each payment. */
async function readPayments(api: MoneyServices['api'], loanOrderId: string, signal: AbortSignal) {
  const { repayPlans, repaidServiceFee, payments } = await api.call(
    'queryRepayOrderDetail',
    { loanOrderId },
    { signal },
  );
  const paidAmount = repayPlans.reduce((sum, plan) => sum + plan.paidAmount, repaidServiceFee);
  return { paidAmount, payments };
}

/** Repaying online: it was taken when more is paid on the loan than before. */
export const repaymentConfirm: MoneyKindService<'repaymentConfirm'> = {
  refusals: [assumedCodes.nothingDue, assumedCodes.amountChanged, assumedCodes.accountMismatch],
  async readBaseline(api, { kind, repayment: { loanOrderId } }, signal) {
    const { paidAmount, payments } = await readPayments(api, loanOrderId, signal);
    const references = payments.map(({ reference }) => reference);
    return { kind, loanOrderId, paidAmount, references };
  },
  dataOf: ({ repayment }) => repayment,
  receiptOf: ({ loanOrderId, reference, paidAmount: amount }) => ({
    kind: 'repaymentConfirm',
    loanOrderId,
    payment: { reference, amount },
  }),
  async receiptBeyond(api, { kind, loanOrderId, paidAmount, references }, signal) {
    const now = await readPayments(api, loanOrderId, signal);
    if (now.paidAmount <= paidAmount) return null;
    const [made, ...others] = now.payments.filter((one) => !references.includes(one.reference));
    const isTheOne = made !== undefined && others.length === 0;
    const payment = isTheOne ? { reference: made.reference, amount: made.amount } : null;
    return { kind, loanOrderId, payment };
  },
};
