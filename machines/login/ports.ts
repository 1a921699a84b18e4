import type { Credentials } from '#domain/account/user.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/sms-code.machine.ts';

export type LoginProof =
  | { mobile: string; smsCode: string }
  | { username: string; password: string };

export type LoginPorts = SmsCodePorts & {
  mobileExists: Port<{ mobile: string }, { exists: boolean }>;
  login: Port<LoginProof, Credentials>;
};
