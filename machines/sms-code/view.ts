import type { SnapshotFrom } from 'xstate';
import type { smsCodeMachine } from './sms-code.machine.ts';

/** The view of an SMS code while a page asks for one; null otherwise. */
export function selectCodeSending(
  sms: SnapshotFrom<typeof smsCodeMachine> | undefined,
  mobile: string | null,
) {
  return {
    /** Whether a code went there during this visit. */
    codeSent: mobile !== null && sms?.context.sentTo === mobile,
    /** Seconds until another code may be asked for; 0 when one may. */
    cooldown: sms?.matches('coolingDown') ? sms.context.secondsLeft : 0,
    sendingCode: sms?.matches('sending') ?? false,
  };
}
