import { assumedCodes } from '#domain/codes.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';
import { beyond, onlyPayment, ownPayments, referencesOf } from './payments-on-loan.ts';

async function readPayments(api: MoneyServices['api'], loanOrderId: string, signal: AbortSignal) {
  const { payments } = await api.call('queryRepayOrderDetail', { loanOrderId }, { signal });
  return ownPayments(payments, 'instalments');
}

/** An online payment for instalments that is not in the baseline proves the attempt. */
export const repaymentConfirm: MoneyKindService<'repaymentConfirm'> = {
  refusals: [assumedCodes.nothingDue, assumedCodes.amountChanged, assumedCodes.accountMismatch],
  async readBaseline(api, { kind, repayment: { loanOrderId } }, signal) {
    const payments = await readPayments(api, loanOrderId, signal);
    return { kind, loanOrderId, references: referencesOf(payments) };
  },
  dataOf: ({ repayment }) => repayment,
  receiptOf: ({ loanOrderId, reference, paidAmount: amount }) => ({
    kind: 'repaymentConfirm',
    loanOrderId,
    payment: { reference, amount },
  }),
  async receiptBeyond(api, { kind, loanOrderId, references }, signal) {
    const made = beyond(await readPayments(api, loanOrderId, signal), references);
    return made.length === 0 ? null : { kind, loanOrderId, payment: onlyPayment(made) };
  },
};
