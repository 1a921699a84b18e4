import type { SnapshotFrom } from 'xstate';
import type { smsCodeMachine } from './sms-code.machine.ts';

/**
 * The sending of codes to a mobile, for pages that ask for one; idle without a service or a mobile.
 */
export function selectCodeSending(
  sms: SnapshotFrom<typeof smsCodeMachine> | undefined,
  mobile: string | null,
) {
  return {
    /** Whether a code was sent to this mobile during this visit. */
    codeSent: mobile !== null && sms?.context.sentTo === mobile,
    /** Seconds until another code can be requested; 0 if it can. */
    cooldown: sms?.matches('coolingDown') ? sms.context.secondsLeft : 0,
    sendingCode: sms?.matches('sending') ?? false,
  };
}
