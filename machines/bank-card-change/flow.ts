import { defineFlow } from '#machines/shared/flow.ts';
import type { bankCardChangeMachine } from './bank-card-change.machine.ts';

/** Payout account change (S2, /bank). */
export const bankCardChangeFlow = defineFlow<typeof bankCardChangeMachine>()({
  id: 'bankCardChange',
  label: 'Changing the payout account',
  description: 'SMS code, new account, and the change exactly once.',
  input: ({ session: { auth, userKey }, intent }) => ({ userKey, mobile: auth.mobile, intent }),
  /** After a failed payout, the order is opened, because it shows the new account. */
  after: ({ loanOrderId }) =>
    loanOrderId === null
      ? { page: 'home', query: {} }
      : { page: 'lending', query: { loanOrderId } },
  heading: ({ context: { codeGiven } }) => (codeGiven ? 'modifyBankCard' : 'smsVerification'),
});
