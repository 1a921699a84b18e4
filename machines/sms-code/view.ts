import type { SnapshotFrom } from 'xstate';
import type { smsCodeMachine } from './sms-code.machine.ts';

/** `mobile`: the mobile on the page; null without one. */
export function selectCodeSending(
  sms: SnapshotFrom<typeof smsCodeMachine> | undefined,
  mobile: string | null,
) {
  return {
    /** Whether the last code of this visit was sent to this mobile. */
    codeSent: mobile !== null && sms?.context.sentTo === mobile,
    /** Seconds until another code can be requested; 0 outside a cool-down. */
    cooldown: sms?.matches('coolingDown') ? sms.context.secondsLeft : 0,
    sendingCode: sms?.matches('sending') ?? false,
  };
}
