import { parseAmount } from '#domain/amount.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';

type Typed = { amountText: string; checkstand: Checkstand | null };

export const mostToPay = ({ settlement, totalDue }: Checkstand): number =>
  settlement?.amount ?? totalDue;

export const checkTyped = ({ amountText, checkstand }: Typed) =>
  parseAmount(amountText, { min: 1, max: checkstand ? mostToPay(checkstand) : 0, step: 1 });

/** The typed amount in pesos; null if the loan does not take it. */
export function typedAmount(typed: Typed): number | null {
  const checked = checkTyped(typed);
  return checked.ok ? checked.value : null;
}
