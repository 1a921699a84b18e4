import { maskNumber } from '#domain/account/bank-card.ts';
import { seedBanks } from '#domain/account/banks.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import { payoutMethodNames } from '#domain/payments/payout-methods.ts';

const numberEnding = (number: string) => `••••\u00A0${maskNumber(number).slice(-4)}`;

/** An account in one line. Its number does not wrap away from the word before it. */
export function accountText({ accountType, bankCode, maskedNumber }: PayoutAccount): string {
  const bank = seedBanks.find(({ code }) => code === bankCode);
  return `${bank?.name ?? payoutMethodNames[accountType]}\u00A0${numberEnding(maskedNumber)}`;
}
