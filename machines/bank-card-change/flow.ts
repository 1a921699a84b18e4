import { defineFlow } from '#machines/shared/flow.ts';
import type { bankCardChangeMachine } from './bank-card-change.machine.ts';

/** Changing the payout account (S2, /bank). */
export const bankCardChangeFlow = defineFlow<typeof bankCardChangeMachine>()({
  id: 'bankCardChange',
  label: 'Changing the payout account',
  description: 'A code by SMS, the new account, and the change exactly once.',
  input: ({ session: { auth, userKey }, intent }) => ({ userKey, mobile: auth.mobile, intent }),
  /** After a failed payout to its order, which shows where the money goes now. */
  after: ({ loanOrderId }) =>
    loanOrderId === null
      ? { page: 'home', query: {} }
      : { page: 'lending', query: { loanOrderId } },
  heading: ({ context: { codeGiven } }) => (codeGiven ? 'modifyBankCard' : 'smsVerification'),
});
