import type { SnapshotFrom } from 'xstate';
import { smsCodeLength } from '#domain/constants.ts';
import type { ClosedCardChange } from '#domain/account/bank-card-standing.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { selectCodeSending } from '#machines/sms-code/view.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { bankCardChangeMachine } from './bank-card-change.machine.ts';
import { choosable } from './form.ts';
import type { CardStanding } from './ports.ts';

/** Why no change is possible now, as the page shows it. */
type Closed = ClosedCardChange | { reason: 'noAccount' | 'appNeeded' };

function closedOf({ bankCard }: CardStanding): Closed {
  if (bankCard === null) return { reason: 'noAccount' };
  return bankCard.closed ?? { reason: 'appNeeded' };
}

export function selectBankCardChangeView(snapshot: SnapshotFrom<typeof bankCardChangeMachine>) {
  const { context } = snapshot;
  const { known, mobile, code, codeReason, form, faults, bankQuery, problem, changed } = context;
  const sms = snapshot.children.smsCode?.getSnapshot();
  const money = snapshot.children.moneyAction?.getSnapshot();
  return {
    /**
     * The payout account at the last load, masked; null if unknown or missing. A change does not
     * update it.
     */
    account: known?.bankCard?.account ?? null,
    closed: snapshot.matches('closed') && known ? closedOf(known) : null,
    /** Whether a payout failed, so that the change repeats it. */
    sendsAgain: known?.bankCard != null && known.bankCard.failedPayout !== null,
    verifying: snapshot.matches('verifying'),
    mobile,
    code,
    codeReason,
    codeLength: smsCodeLength,
    ...selectCodeSending(sms, mobile),
    /** Why the last request for a code failed; null if it did not. */
    codeFailure: sms?.context.failure ?? null,
    form: snapshot.matches('entering') || snapshot.matches('checkingFace') ? form : null,
    faults,
    banks: choosable(known?.banks ?? []),
    bankQuery,
    choosingBank: snapshot.matches({ entering: 'choosingBank' }),
    asking: snapshot.matches({ entering: 'asking' }),
    needsFace: (known?.bankCard?.needsFaceCheck ?? false) && !context.faceChecked,
    checkingFace: snapshot.matches('checkingFace'),
    problem,
    changed,
    failed: snapshot.matches('failed'),
    failure: context.failure,
    busy: snapshot.hasTag('busy'),
    money: money ? selectMoneyView(money) : null,
  };
}

export type BankCardChangeView = ReturnType<typeof selectBankCardChangeView>;

/** Payout account change (S2, /bank). */
export const bankCardChangeFlow = defineFlow<typeof bankCardChangeMachine>()({
  id: 'bankCardChange',
  label: 'Changing the payout account',
  description: 'SMS code, new account, and the change exactly once.',
  input: ({ session: { auth, userKey }, intent }) => ({ userKey, mobile: auth.mobile, intent }),
  /** A failed or repeated payout leads to its order, which shows the payout account. */
  after: ({ loanOrderId }) =>
    loanOrderId === null
      ? { page: 'home', query: {} }
      : { page: 'lending', query: { loanOrderId } },
  heading: ({ context: { codeGiven } }) => (codeGiven ? 'modifyBankCard' : 'smsVerification'),
});
