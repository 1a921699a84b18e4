import { assumedCodes } from '#domain/codes.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';
import { beyond, madeBy, onlyPayment, ownPayments, referencesOf } from './payments-on-loan.ts';

async function readFee(api: MoneyServices['api'], loanOrderId: string, signal: AbortSignal) {
  const detail = await api.call('queryRepayOrderDetail', { loanOrderId }, { signal });
  const withInstalments = detail.payments
    .filter(({ forServiceFee }) => !forServiceFee)
    .reduce((sum, { division }) => sum + (division?.serviceFee ?? 0), 0);
  const repaidServiceFee = detail.repaidServiceFee - withInstalments;
  return { repaidServiceFee, payments: ownPayments(detail.payments, 'serviceFee') };
}

/** A higher paid fee than in the baseline proves the attempt, unless another attempt paid it. */
export const serviceFeePayment: MoneyKindService<'serviceFeePayment'> = {
  refusals: [assumedCodes.nothingDue, assumedCodes.amountChanged],
  async readBaseline(api, { kind, loanOrderId }, signal) {
    const { repaidServiceFee, payments } = await readFee(api, loanOrderId, signal);
    return { kind, loanOrderId, repaidServiceFee, references: referencesOf(payments) };
  },
  dataOf: ({ loanOrderId, amount }) => ({ loanOrderId, amount }),
  receiptOf: ({ loanOrderId, reference, paidAmount: amount }) => ({
    kind: 'serviceFeePayment',
    loanOrderId,
    payment: { reference, amount },
  }),
  async receiptBeyond(api, baseline, signal, _, suffix) {
    const { kind, loanOrderId, repaidServiceFee: before, references } = baseline;
    const { repaidServiceFee, payments } = await readFee(api, loanOrderId, signal);
    const later = beyond(payments, references);
    const made = madeBy(later, suffix);
    const isOthers = later.length > 0 && made.length === 0;
    if (repaidServiceFee <= before || isOthers) return null;
    return { kind, loanOrderId, payment: onlyPayment(made) };
  },
};
