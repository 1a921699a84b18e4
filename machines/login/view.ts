import type { SnapshotFrom } from 'xstate';
import { smsCodeLength } from '#domain/constants.ts';
import type { LoginMethod } from './entries.ts';
import type { loginMachine } from './login.machine.ts';

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** How the person logs in. */
export const loginMethod = (snapshot: LoginSnapshot): LoginMethod =>
  snapshot.matches('enteringPassword') || snapshot.matches('checkingPassword') ? 'password' : 'sms';

/** What the login page shows. */
export function selectLoginView(snapshot: LoginSnapshot) {
  const { entries, failure, loss, mobile, passwordRevealed, reasons } = snapshot.context;
  const sms = snapshot.children.smsCode?.getSnapshot();
  const codeAsked = snapshot.matches('enteringCode') || snapshot.matches('checkingCode');
  const sent = sms && sms.context.sentTo === mobile;
  return {
    method: loginMethod(snapshot),
    entries,
    passwordRevealed,
    reasons,
    failure: failure ?? (codeAsked ? (sms?.context.failure ?? null) : null),
    /** Why the session ended, where the person has to know it (S8). */
    loss: loss === 'empty' ? null : loss,
    codeLength: smsCodeLength,
    /** The mobile whose code is typed now; null before, and while a password is. */
    codeFor: codeAsked ? mobile : null,
    /** Whether a code went there during this visit. */
    codeSent: codeAsked && sent === true,
    /** Seconds until another code may be asked for; 0 when one may. */
    cooldown: sms?.matches('coolingDown') ? sms.context.secondsLeft : 0,
    sendingCode: snapshot.matches('checkingMobile') || (sms?.matches('sending') ?? false),
    loggingIn: snapshot.matches('checkingCode') || snapshot.matches('checkingPassword'),
  };
}

export type LoginView = ReturnType<typeof selectLoginView>;
