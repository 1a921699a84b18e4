import { parseAmount } from '#domain/amount.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';

type Typed = { amountText: string; checkstand: Checkstand | null };

/** The most that a loan takes today, in pesos: its settlement, or else the whole debt. */
export const mostToPay = ({ settlement, totalDue }: Checkstand): number =>
  settlement?.amount ?? totalDue;

/** The result of parsing the typed amount: whole pesos, up to the most that the loan takes. */
export const checkTyped = ({ amountText, checkstand }: Typed) =>
  parseAmount(amountText, { min: 1, max: checkstand ? mostToPay(checkstand) : 0, step: 1 });

/** The typed amount in pesos; null if it cannot be paid on the loan. */
export function typedAmount(typed: Typed): number | null {
  const checked = checkTyped(typed);
  return checked.ok ? checked.value : null;
}
