import type { SnapshotFrom } from 'xstate';
import { smsCodeLength } from '#domain/constants.ts';
import { deletionNoteLimit } from '#domain/account/deletion-reasons.ts';
import type { DeletionRecord } from '#domain/loans/records.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { selectCodeSending } from '#machines/sms-code/view.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { accountDeletionMachine } from './account-deletion.machine.ts';

export function selectAccountDeletionView(snapshot: SnapshotFrom<typeof accountDeletionMachine>) {
  const {
    mobile,
    blockers,
    overpaid,
    reason,
    reasonMissing,
    note,
    code,
    codeReason,
    problem,
    failure,
  } = snapshot.context;
  const sms = snapshot.children.smsCode?.getSnapshot();
  const money = snapshot.children.moneyAction?.getSnapshot();
  return {
    /** The blockers, on the page with the rules; empty without any, null on the other steps. */
    blockers: snapshot.matches('reading') ? blockers : null,
    /**
     * The overpayment that is refunded or forfeited with the account, on the page with the rules
     * and in the final question; otherwise null.
     */
    overpaid:
      snapshot.matches('reading') || snapshot.matches({ verifying: 'asking' }) ? overpaid : null,
    filling: snapshot.matches('filling'),
    reason,
    reasonMissing,
    note,
    noteLimit: deletionNoteLimit,
    verifying: snapshot.matches('verifying'),
    checking: snapshot.matches({ verifying: 'checking' }),
    asking: snapshot.matches({ verifying: 'asking' }),
    mobile,
    code,
    codeReason,
    codeLength: smsCodeLength,
    ...selectCodeSending(sms, mobile),
    /** Why the last request for a code failed; null if it did not. */
    codeFailure: sms?.context.failure ?? null,
    problem,
    failed: snapshot.matches('failed'),
    failure,
    busy: snapshot.hasTag('busy'),
    money: money ? selectMoneyView(money) : null,
  };
}

export type AccountDeletionView = ReturnType<typeof selectAccountDeletionView>;

/** Account deletion (S2, /account). */
export const accountDeletionFlow = defineFlow<typeof accountDeletionMachine, DeletionRecord>()({
  id: 'accountDeletion',
  label: 'Deleting the account',
  description: 'Rules, reason, SMS code, and the deletion exactly once.',
  input: ({ session: { auth, userKey }, record, intent }) => ({
    userKey,
    mobile: auth.mobile,
    record,
    intent,
  }),
  after: (outcome) => (outcome.type === 'opens' ? outcome.location : { page: 'home', query: {} }),
  below: ({ type }) => (type === 'opens' ? { page: 'accountDelete', query: {} } : null),
  endsAccount: ({ type }) => type === 'deleted',
  heading: () => 'accountDelete',
  record: ({ context: { reason, note } }): DeletionRecord | null =>
    reason === null && note === '' ? null : { version: 1, reason, note },
});
