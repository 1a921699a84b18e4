import { maskNumber } from '#domain/account/bank-card.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import { type PayoutMethod, payoutMethodNames } from '#domain/payments/payout-methods.ts';
import { product } from './product.ts';

/** A borrower's account with its full number. */
export type Account = {
  accountType: PayoutMethod;
  bankCode: string | null;
  holder: string;
  number: string;
};

export function publicAccount({ number, ...rest }: Account): PayoutAccount {
  return { ...rest, maskedNumber: maskNumber(number) };
}

export const accountInSms = ({ accountType, bankCode, number }: Account): string =>
  `${bankCode ?? payoutMethodNames[accountType]} ****${number.slice(-4)}`;

/** Whether payouts to an account fail. An erased account has no number, and fails too. */
export function refusesPayouts({ number }: Account): boolean {
  return number === '' || number.endsWith(product.refusedAccountEnding);
}
