import { type MobileReason, parseMobile } from '#domain/mobile.ts';
import { checkPassword, type PasswordReason } from '#domain/password.ts';
import { parseSmsCode, type SmsCodeReason } from '#domain/sms-code.ts';
import { checkUsername, type UsernameReason } from '#domain/username.ts';
import { required } from '#machines/shared/required.ts';
import type { LoginProof } from './ports.ts';

/** What is typed on the login page. */
export type LoginEntries = { mobile: string; code: string; username: string; password: string };

export type LoginField = keyof LoginEntries;

/** Why each field can't be used as it stands (S5: a prompt for each); absent where it can. */
export type LoginReasons = {
  mobile?: MobileReason | 'unknown';
  code?: SmsCodeReason;
  username?: UsernameReason;
  password?: PasswordReason;
};

export type LoginMethod = 'sms' | 'password';

/** The mobile as the server knows it, or undefined when it can't be one. */
export function mobileOf(entries: LoginEntries): string | undefined {
  const mobile = parseMobile(entries.mobile);
  return mobile.ok ? mobile.value : undefined;
}

/** What is wrong with the fields of a method; empty when nothing is. */
export function reasonsOf(method: LoginMethod, entries: LoginEntries): LoginReasons {
  if (method === 'sms') {
    const mobile = parseMobile(entries.mobile);
    const code = parseSmsCode(entries.code);
    return {
      ...(mobile.ok ? {} : { mobile: mobile.reason }),
      ...(code.ok ? {} : { code: code.reason }),
    };
  }
  const username = checkUsername(entries.username);
  const password = checkPassword(entries.password);
  return {
    ...(username.ok ? {} : { username: username.reason }),
    ...(password.ok ? {} : { password: password.reason }),
  };
}

/** The mobile of fields that have been checked. */
export const checkedMobile = (entries: LoginEntries): string =>
  required(mobileOf(entries), 'valid mobile');

/** What is sent to log in; the fields have been checked. */
export function proofOf(method: LoginMethod, entries: LoginEntries): LoginProof {
  const { code, username, password } = entries;
  return method === 'sms'
    ? { mobile: checkedMobile(entries), smsCode: code }
    : { username: username.trim(), password };
}
