import { assumedCodes } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import { type MobileReason, parseMobile } from '#domain/account/mobile.ts';
import { checkPassword, type PasswordReason } from '#domain/account/password.ts';
import { type CodeReason, codeRefusal, parseSmsCode } from '#domain/account/sms-code.ts';
import { checkUsername, type UsernameReason } from '#domain/account/username.ts';

export type LoginEntries = { mobile: string; code: string; username: string; password: string };

export type LoginField = keyof LoginEntries;

export const loginFields: readonly LoginField[] = ['mobile', 'code', 'username', 'password'];

/** Why fields are invalid or refused (S5); a valid field has no entry. */
export type LoginReasons = {
  mobile?: MobileReason | 'unknown';
  code?: CodeReason;
  username?: UsernameReason;
  password?: PasswordReason | 'wrong';
};

export type LoginMethod = 'sms' | 'password';

/** The mobile in stored form; `undefined` if it is invalid. */
export function mobileOf(entries: LoginEntries): string | undefined {
  const mobile = parseMobile(entries.mobile);
  return mobile.ok ? mobile.value : undefined;
}

export function mobileReasons(entries: LoginEntries): LoginReasons {
  const mobile = parseMobile(entries.mobile);
  return mobile.ok ? {} : { mobile: mobile.reason };
}

export function codeReasons(entries: LoginEntries): LoginReasons {
  const code = parseSmsCode(entries.code);
  return code.ok ? {} : { code: code.reason };
}

export function passwordReasons(entries: LoginEntries): LoginReasons {
  const username = checkUsername(entries.username);
  const password = checkPassword(entries.password);
  return {
    ...(username.ok ? {} : { username: username.reason }),
    ...(password.ok ? {} : { password: password.reason }),
  };
}

export function refusedReasons(failure: Failure): LoginReasons {
  const code = codeRefusal(failure);
  if (code) return { code };
  const isWrong = failure.kind === 'business' && failure.code === assumedCodes.wrongPassword;
  return isWrong ? { password: 'wrong' } : {};
}
