import type { MoneyKindService } from '../kind.ts';
import { confirmationRefusals, isConfirmed } from './operation-on-loan.ts';

/** A rollover that is already confirmed needs no second payment (V7). */
export const repayDeferralConfirm: MoneyKindService<'repayDeferralConfirm'> = {
  refusals: confirmationRefusals,
  async readBaseline(api, { kind, deferralOrderId }, signal) {
    const order = await api.call('repayDeferralDetail', { deferralOrderId }, { signal });
    const { loanOrderId, state, received } = order;
    const references = received.map(({ reference }) => reference);
    return { kind, deferralOrderId, loanOrderId, state, references };
  },
  receiptIn: ({ kind, deferralOrderId, state }) =>
    state === 'INITIATED' ? null : { kind, deferralOrderId },
  dataOf: ({ deferralOrderId, payment, agreement: { version, hash } }, agreed) => ({
    deferralOrderId,
    payment,
    agreement: { version, hash, ...agreed },
  }),
  receiptOf: ({ deferralOrderId }) => ({ kind: 'repayDeferralConfirm', deferralOrderId }),
  async receiptBeyond(api, { kind, deferralOrderId, ...ofLoan }, signal) {
    const order = api.call('repayDeferralDetail', { deferralOrderId }, { signal });
    const confirmed = await isConfirmed(
      api,
      order,
      { orderId: deferralOrderId, ...ofLoan },
      signal,
    );
    return confirmed ? { kind, deferralOrderId } : null;
  },
};
