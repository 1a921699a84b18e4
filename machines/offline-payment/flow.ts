import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import type { offlinePaymentMachine } from './offline-payment.machine.ts';

/** `/repay/repay_offline`: paying a loan away from the app. */
export const offlinePaymentFlow = defineFlow<typeof offlinePaymentMachine>()({
  id: 'offlinePayment',
  label: 'Paying offline',
  description: 'Where a loan can be paid away from the app, and the number for it.',
  input({ session: { userKey }, requested: { query } }) {
    return { userKey, loanOrderId: required(query.loanOrderId, 'loan') };
  },
  after: ({ loanOrderId, settled }) =>
    settled ? { page: 'home', query: {} } : { page: 'repay', query: { loanOrderId } },
  query: ({ context: { loanOrderId } }) => ({ loanOrderId }),
});
