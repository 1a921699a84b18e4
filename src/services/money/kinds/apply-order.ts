import { assumedCodes } from '#domain/codes.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';

async function readLoanOrderIds(api: MoneyServices['api'], signal: AbortSignal): Promise<string[]> {
  const { orders } = await api.call('myOrders', {}, { signal });
  return orders.map(({ loanOrderId }) => loanOrderId);
}

/** A loan order that is not in the baseline proves the attempt. */
export const applyOrder: MoneyKindService<'applyOrder'> = {
  refusals: [
    assumedCodes.creditNotUsable,
    assumedCodes.amountNotOffered,
    assumedCodes.offerChanged,
    assumedCodes.couponNotUsable,
    assumedCodes.loanPending,
    assumedCodes.loanOverdue,
    assumedCodes.consentMissing,
  ],
  async readBaseline(api, { kind, choice }, signal) {
    const { creditOrderId } = choice;
    return { kind, creditOrderId, loanOrderIds: await readLoanOrderIds(api, signal) };
  },
  dataOf: ({ choice, agreement: { version, hash } }, agreed) => ({
    ...choice,
    agreement: { version, hash, ...agreed },
  }),
  receiptOf: ({ loanOrderId }) => ({ kind: 'applyOrder', loanOrderId }),
  async receiptBeyond(api, { kind, loanOrderIds }, signal) {
    const ids = await readLoanOrderIds(api, signal);
    const made = ids.find((id) => !loanOrderIds.includes(id));
    return made === undefined ? null : { kind, loanOrderId: made };
  },
};
