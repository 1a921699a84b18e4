import type { SnapshotFrom } from 'xstate';
import type { smsCodeMachine } from './sms-code.machine.ts';

/** What a page shows of the sending of codes while one for a mobile is asked for; null: none is. */
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
