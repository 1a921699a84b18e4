import type { MoneyKindService } from '../kind.ts';
import { confirmationRefusals, isConfirmed } from './operation-on-loan.ts';

/** A payment during the review can reset the state to INITIATED. */
export const repayRestructureConfirm: MoneyKindService<'repayRestructureConfirm'> = {
  refusals: confirmationRefusals,
  async readBaseline(api, { kind, restructureOrderId }, signal) {
    const order = await api.call('repayRestructureDetail', { restructureOrderId }, { signal });
    const { loanOrderId, state, received } = order;
    const references = received.map(({ reference }) => reference);
    return { kind, restructureOrderId, loanOrderId, state, references };
  },
  receiptIn: ({ kind, restructureOrderId, state }) =>
    state === 'INITIATED' ? null : { kind, restructureOrderId },
  dataOf: ({ restructureOrderId, agreement: { version, hash }, payment }, agreed) => ({
    restructureOrderId,
    agreement: { version, hash, ...agreed },
    payment,
  }),
  receiptOf: ({ restructureOrderId }) => ({ kind: 'repayRestructureConfirm', restructureOrderId }),
  async receiptBeyond(api, { kind, restructureOrderId, ...ofLoan }, signal) {
    const order = api.call('repayRestructureDetail', { restructureOrderId }, { signal });
    const confirmed = await isConfirmed(
      api,
      order,
      { orderId: restructureOrderId, ...ofLoan },
      signal,
    );
    return confirmed ? { kind, restructureOrderId } : null;
  },
};
