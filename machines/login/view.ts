import type { SnapshotFrom } from 'xstate';
import { smsCodeLength } from '#domain/constants.ts';
import { selectCodeSending } from '#machines/sms-code/view.ts';
import type { LoginMethod } from './entries.ts';
import type { loginMachine } from './login.machine.ts';

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const loginMethod = (snapshot: LoginSnapshot): LoginMethod =>
  snapshot.matches('enteringPassword') || snapshot.matches('checkingPassword') ? 'password' : 'sms';

export function selectLoginView(snapshot: LoginSnapshot) {
  const { entries, failure, loss, mobile, passwordRevealed, reasons } = snapshot.context;
  const sms = snapshot.children.smsCode?.getSnapshot();
  const codeRequested = snapshot.matches('enteringCode') || snapshot.matches('checkingCode');
  const codeFor = codeRequested ? mobile : null;
  const sending = selectCodeSending(sms, codeFor);
  const codeFailure = codeRequested ? (sms?.context.failure ?? null) : null;
  return {
    method: loginMethod(snapshot),
    entries,
    passwordRevealed,
    reasons,
    failure: failure ?? codeFailure,
    /** Whether the mobile's check or the request for a code failed, not a login. */
    codeNotSent: failure ? snapshot.matches('enteringMobile') : codeFailure !== null,
    /** Why the session ended, if the borrower must know it (S8); null otherwise. */
    loss: loss === 'empty' ? null : loss,
    codeLength: smsCodeLength,
    /** The mobile of the code form; null in the other forms. */
    codeFor,
    ...sending,
    sendingCode: snapshot.matches('checkingMobile') || sending.sendingCode,
    loggingIn: snapshot.matches('checkingCode') || snapshot.matches('checkingPassword'),
  };
}

export type LoginView = ReturnType<typeof selectLoginView>;
