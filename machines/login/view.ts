import type { SnapshotFrom } from 'xstate';
import { smsCodeLength } from '#domain/constants.ts';
import type { loginMachine } from './login.machine.ts';

/** What the login page shows. */
export function selectLoginView(snapshot: SnapshotFrom<typeof loginMachine>) {
  const { method, entries, passwordRevealed, reasons, failure } = snapshot.context;
  const sms = snapshot.children.smsCode?.getSnapshot();
  return {
    method,
    entries,
    passwordRevealed,
    reasons,
    failure: failure ?? sms?.context.failure ?? null,
    codeLength: smsCodeLength,
    /** Seconds until another code may be asked for; 0 when one may. */
    cooldown: sms?.matches('coolingDown') ? sms.context.secondsLeft : 0,
    /** The mobile that a code was sent to. */
    sentTo: sms?.context.sentTo ?? null,
    sendingCode: snapshot.matches('checkingMobile') || (sms?.matches('sending') ?? false),
    loggingIn: snapshot.matches('loggingIn'),
  };
}

export type LoginView = ReturnType<typeof selectLoginView>;
