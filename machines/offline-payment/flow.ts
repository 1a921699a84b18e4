import type { Query } from '#domain/pages.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import type { offlinePaymentMachine } from './offline-payment.machine.ts';

/** Returns the sum in an address, in whole pesos; null if it is missing or malformed. */
const amountIn = ({ amount }: Query): number | null =>
  amount !== undefined && /^[1-9]\d{0,8}$/.test(amount) ? Number(amount) : null;

/** `/repay/repay_offline`: paying a loan outside of the app. */
export const offlinePaymentFlow = defineFlow<typeof offlinePaymentMachine>()({
  id: 'offlinePayment',
  label: 'Paying offline',
  description: 'Where to pay a loan outside the app, and the pay number.',
  input({ session: { userKey }, requested: { query } }) {
    return {
      userKey,
      loanOrderId: required(query.loanOrderId, 'loan'),
      amount: amountIn(query),
    };
  },
  after: ({ loanOrderId, settled }) =>
    settled ? { page: 'home', query: {} } : { page: 'repay', query: { loanOrderId } },
  /** The address contains the chosen sum, so that it survives a reload. */
  query: ({ context: { loanOrderId, amount } }) => ({
    loanOrderId,
    ...(amount !== null && { amount: String(amount) }),
  }),
});
