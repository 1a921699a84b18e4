import type { BankCardStanding } from '#domain/account/bank-card-standing.ts';
import type { Bank } from '#domain/account/banks.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/ports.ts';

/** The facts before an account is changed. */
export type CardStanding = {
  /** How the payout account stands; null where none was ever given. */
  bankCard: BankCardStanding | null;
  /** Every bank and wallet, also those that take no new accounts any more. */
  banks: readonly Bank[];
  /** Whether the native app is there, which alone can check a face. */
  inApp: boolean;
};

/** How the native face check ended; `unavailable`: there was no app to do it, or it did not answer. */
export type FaceResult = 'passed' | 'failed' | 'cancelled' | 'unavailable';

/** The ports of changing the payout account. */
export type BankCardChangePorts = MoneyActionPorts &
  SmsCodePorts & {
    operationConfig: Port<void, CardStanding>;
    checkFaceVerification: Port<void, { result: FaceResult }>;
  };
