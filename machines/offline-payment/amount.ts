import { parseAmount } from '#domain/amount.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { notedIn } from './notes.ts';

type Typed = { amountText: string; checkstand: Checkstand | null };

export const mostToPay = ({ settlement, totalDue }: Checkstand): number =>
  settlement?.amount ?? totalDue;

/**
 * All unpaid pesos by the plan, after announced and noted money: the settlement of today, and what
 * it saves, contain the announced money already.
 */
export function leftToPay(checkstand: Timed<Checkstand>, notes: readonly PaidNote[]): number {
  const { settlement, totalDue } = checkstand;
  const planned = settlement ? settlement.amount + settlement.saves : totalDue;
  const noted = notedIn(checkstand, notes);
  return noted >= mostToPay(checkstand) ? 0 : planned - noted;
}

export const checkTyped = ({ amountText, checkstand }: Typed) =>
  parseAmount(amountText, { min: 1, max: checkstand ? mostToPay(checkstand) : 0, step: 1 });

/** The typed amount in pesos; null if the loan does not take it. */
export function typedAmount(typed: Typed): number | null {
  const checked = checkTyped(typed);
  return checked.ok ? checked.value : null;
}
