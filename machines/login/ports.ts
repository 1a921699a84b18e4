import type { Credentials } from '#domain/account/user.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/ports.ts';

/** How a person proves who they are (S1): a code sent to their mobile, or a password. */
export type LoginProof =
  | { mobile: string; smsCode: string }
  | { username: string; password: string };

/** The ports of logging in. */
export type LoginPorts = SmsCodePorts & {
  mobileExists: Port<{ mobile: string }, { exists: boolean }>;
  login: Port<LoginProof, Credentials>;
};
