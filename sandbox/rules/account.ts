import { maskNumber } from '#domain/account/bank-card.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import { type PayoutMethod, payoutMethodNames } from '#domain/payments/payout-methods.ts';
import { product } from './product.ts';

/** A borrower's account for payouts and repayments, with its full number. */
export type Account = {
  accountType: PayoutMethod;
  bankCode: string | null;
  holder: string;
  number: string;
};

/** An account as the app receives it, with a masked number. */
export function publicAccount({ number, ...rest }: Account): PayoutAccount {
  return { ...rest, maskedNumber: maskNumber(number) };
}

/** An account in an SMS: the bank or wallet and the last four digits. */
export const accountInSms = ({ accountType, bankCode, number }: Account): string =>
  `${bankCode ?? payoutMethodNames[accountType]} ****${number.slice(-4)}`;

/**
 * Whether the sandbox's payment channel rejects payouts to an account. An erased account has no number
 * and is rejected too.
 */
export function refusesPayouts({ number }: Account): boolean {
  return number === '' || number.endsWith(product.refusedAccountEnding);
}
