import { maskNumber } from '#domain/bank-card.ts';
import type { PayoutAccount } from '#domain/loan-order.ts';
import { type PayoutMethod, payoutMethodNames } from '#domain/payout-methods.ts';
import { product } from './product.ts';

/** Where a borrower receives money and pays from; the number in full. */
export type Account = {
  accountType: PayoutMethod;
  bankCode: string | null;
  holder: string;
  number: string;
};

/** An account as it is told to the app. */
export function publicAccount({ number, ...rest }: Account): PayoutAccount {
  return { ...rest, maskedNumber: maskNumber(number) };
}

/** An account in an SMS: its name and the end of its number. */
export const accountInSms = ({ accountType, bankCode, number }: Account): string =>
  `${bankCode ?? payoutMethodNames[accountType]} ****${number.slice(-4)}`;

/** Whether the sandbox's payment channel refuses to pay into an account; an erased one has no number. */
export function refusesPayouts({ number }: Account): boolean {
  return number === '' || number.endsWith(product.refusedAccountEnding);
}
