import { seedBanks } from '#domain/banks.ts';
import type { PayoutAccount } from '#domain/loan-order.ts';
import { payoutMethodNames } from '#domain/payout-methods.ts';

/** An account in one line: where it is and the masked number. */
export function accountText({ method, bankCode, maskedNumber }: PayoutAccount): string {
  const bank = seedBanks.find(({ code }) => code === bankCode);
  return `${bank?.name ?? payoutMethodNames[method]} ${maskedNumber}`;
}
