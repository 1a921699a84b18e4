import { minute } from '#domain/constants.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Checkstand, VirtualAccount } from '#domain/payments/virtual-account.ts';
import type { Timed } from '#machines/shared/ports.ts';

/** A number expires soon if at most this time remains, in milliseconds. */
export const soon = 15 * minute;

/** The loan's checkstand, and the number on screen. */
type Known = { checkstand: Timed<Checkstand> | null; accountNumber: string | null };

/** The number on screen; null if none was chosen, or if the lender's last reply lacks it. */
export function shownNumber({ checkstand, accountNumber }: Known): VirtualAccount | null {
  return checkstand?.numbers.find((one) => one.accountNumber === accountNumber) ?? null;
}

/**
 * Remaining validity of a number from a moment of the server's clock, in milliseconds; 0 for a
 * number that is not usable.
 */
export function timeLeft({ expiresAt, state }: VirtualAccount, now: number): number {
  return state === 'alive' ? Math.max(0, expiresAt - now) : 0;
}

/** The numbers for a chosen sum; without one, all numbers. */
const numbersFor = ({ numbers }: Checkstand, amount: number | null): VirtualAccount[] =>
  numbers.filter((one) => amount === null || one.amount === amount);

/**
 * The number to show after a reply: the requested one, else the one on screen while it is still
 * relevant, else the newest usable one. A replaced or used number is removed from the screen, and
 * so is a number for another sum.
 */
export function numberToShow(
  reply: Checkstand,
  accountNumber: string | null,
  amount: number | null,
): string | null {
  // A number that is older than the money on its way has that money in its amount.
  const sum = amount ?? (reply.onItsWay?.length ? reply.amount : null);
  const numbers = numbersFor(reply, sum);
  const present = numbers.find((one) => one.accountNumber === accountNumber);
  const stays = present?.state === 'alive' || present?.state === 'expired' ? present : undefined;
  const shown = reply.number ?? stays ?? numbers.find(({ state }) => state === 'alive');
  return shown?.accountNumber ?? null;
}

/**
 * The number that the phone had on screen; null without one, and if another sum is to be paid now.
 */
export const recalledNumber = (
  checkstand: Checkstand,
  accountNumber: string | null,
  amount: number | null,
): string | null =>
  numbersFor(checkstand, amount).find((one) => one.accountNumber === accountNumber)
    ?.accountNumber ?? null;

/** Returns the payments by the loan's numbers, posted or announced, in whole pesos. */
export function receivedBy({ postings, onItsWay = [] }: Checkstand): number {
  const announced = onItsWay.reduce((sum, { centavos }) => sum + centavos, 0) / centavosOfPeso;
  return postings.reduce((sum, { amount }) => sum + amount, Math.floor(announced));
}

/**
 * The unpaid rest of a chosen sum after received pesos (O8). Null without a chosen sum, after it is
 * paid, and if the loan's debt is smaller: then the lender's amount that is due first applies.
 */
export function restOf(chosen: number | null, received: number, { totalDue }: Checkstand) {
  if (chosen === null) return null;
  const rest = chosen - received;
  return rest > 0 && rest <= totalDue ? rest : null;
}
