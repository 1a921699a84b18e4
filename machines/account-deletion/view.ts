import type { SnapshotFrom } from 'xstate';
import { smsCodeLength } from '#domain/constants.ts';
import { deletionNoteLimit } from '#domain/account/deletion-reasons.ts';
import { selectMoneyView } from '#machines/money-action/view.ts';
import { selectCodeSending } from '#machines/sms-code/view.ts';
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
    /** Why no code was sent. */
    codeFailure: sms?.context.failure ?? null,
    problem,
    failed: snapshot.matches('failed'),
    /**
     * Why the blockers could not be loaded, or why the SMS code service failed; null without a
     * failure.
     */
    failure,
    busy: snapshot.hasTag('busy'),
    /** The view of a deletion in flight; null without one. */
    money: money ? selectMoneyView(money) : null,
  };
}

export type AccountDeletionView = ReturnType<typeof selectAccountDeletionView>;
