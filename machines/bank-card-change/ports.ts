import type { BankCardStanding } from '#domain/account/bank-card-standing.ts';
import type { Bank } from '#domain/account/banks.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/sms-code.machine.ts';

export type CardStanding = {
  bankCard: BankCardStanding | null;
  /** The banks, including those that accept no new accounts. */
  banks: readonly Bank[];
  /** Whether the native app is available; only the app can check a face. */
  inApp: boolean;
};

/** `unavailable`: no native app, or no answer. */
export type FaceResult = 'passed' | 'failed' | 'cancelled' | 'unavailable';

export type BankCardChangePorts = MoneyActionPorts &
  SmsCodePorts & {
    operationConfig: Port<void, CardStanding>;
    checkFaceVerification: Port<void, { result: FaceResult }>;
  };
