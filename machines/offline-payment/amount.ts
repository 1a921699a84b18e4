import { parseAmount } from '#domain/amount.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';

type Typed = { amountText: string; checkstand: Checkstand | null };

/** The result of parsing the typed amount: whole pesos, up to the whole debt. */
export const checkTyped = ({ amountText, checkstand }: Typed) =>
  parseAmount(amountText, { min: 1, max: checkstand?.totalDue ?? 0, step: 1 });

/** The typed amount in pesos; null if it cannot be paid on the loan. */
export function typedAmount(typed: Typed): number | null {
  const checked = checkTyped(typed);
  return checked.ok ? checked.value : null;
}
