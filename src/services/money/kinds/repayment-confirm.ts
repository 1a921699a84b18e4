import { assumedCodes } from '#domain/codes.ts';
import type { Payment } from '#domain/payment.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';

/**
 * Repaying online draws on the borrower's own account; what is paid in at a channel, for a fee, or
 * to confirm a rollover or a restructure is another matter.
 */
const isOnline = ({ account, confirmed, division }: Payment): boolean =>
  account !== null && confirmed === undefined && (division?.serviceFee ?? 0) === 0;

/** Every payment online on a loan. */
async function readPayments(api: MoneyServices['api'], loanOrderId: string, signal: AbortSignal) {
  const detail = await api.call('queryRepayOrderDetail', { loanOrderId }, { signal });
  return detail.payments.filter(isOnline);
}

/** Repaying online: it was taken when there is a payment online that there was not before. */
export const repaymentConfirm: MoneyKindService<'repaymentConfirm'> = {
  refusals: [assumedCodes.nothingDue, assumedCodes.amountChanged, assumedCodes.accountMismatch],
  async readBaseline(api, { kind, repayment: { loanOrderId } }, signal) {
    const payments = await readPayments(api, loanOrderId, signal);
    return { kind, loanOrderId, references: payments.map(({ reference }) => reference) };
  },
  dataOf: ({ repayment }) => repayment,
  receiptOf: ({ loanOrderId, reference, paidAmount: amount }) => ({
    kind: 'repaymentConfirm',
    loanOrderId,
    payment: { reference, amount },
  }),
  async receiptBeyond(api, { kind, loanOrderId, references }, signal) {
    const payments = await readPayments(api, loanOrderId, signal);
    const [made, ...others] = payments.filter(({ reference }) => !references.includes(reference));
    if (!made) return null;
    const isTheOne = others.length === 0;
    const payment = isTheOne ? { reference: made.reference, amount: made.amount } : null;
    return { kind, loanOrderId, payment };
  },
};
