import { assumedCodes } from '#domain/codes.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';
import { beyond, madeBy, onlyPayment, ownPayments, referencesOf } from './payments-on-loan.ts';

async function readPayments(api: MoneyServices['api'], loanOrderId: string, signal: AbortSignal) {
  const { payments } = await api.call('queryRepayOrderDetail', { loanOrderId }, { signal });
  return ownPayments(payments, 'instalments');
}

/**
 * An online payment for instalments proves the attempt, unless it is in the baseline or another’s.
 */
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
  async receiptBeyond(api, { kind, loanOrderId, references }, signal, _, suffix) {
    const payments = beyond(await readPayments(api, loanOrderId, signal), references);
    const made = madeBy(payments, suffix);
    return made.length === 0 ? null : { kind, loanOrderId, payment: onlyPayment(made) };
  },
};
