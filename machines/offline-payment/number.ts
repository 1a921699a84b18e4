import { minute } from '#domain/constants.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Checkstand, VirtualAccount } from '#domain/payments/virtual-account.ts';
import type { Timed } from '#machines/shared/ports.ts';

/** A number this close to its end is said to expire soon, in milliseconds. */
export const soon = 15 * minute;

/** The loan's checkstand, and the number on screen. */
type Known = { checkstand: Timed<Checkstand> | null; accountNumber: string | null };

/** The number on screen, as the lender last told of it; null where there is none. */
export function shownNumber({ checkstand, accountNumber }: Known): VirtualAccount | null {
  return checkstand?.numbers.find((one) => one.accountNumber === accountNumber) ?? null;
}

/** How long a number is good from a moment of the server's clock on, in milliseconds; 0 once it is over. */
export function timeLeft({ expiresAt, state }: VirtualAccount, now: number): number {
  return state === 'alive' ? Math.max(0, expiresAt - now) : 0;
}

/** The numbers for a chosen sum; all of them where none was chosen. */
const numbersFor = ({ numbers }: Checkstand, amount: number | null): VirtualAccount[] =>
  numbers.filter((one) => amount === null || one.amount === amount);

/**
 * Which number is shown after a reply: the one that it was asked for, else the one on screen while
 * it can still be looked at, else the newest that is alive. One that was replaced or paid with is
 * taken from the screen, and so is one for another sum than was chosen.
 */
export function numberToShow(
  reply: Checkstand,
  accountNumber: string | null,
  amount: number | null,
): string | null {
  // A number from before the money on its way asks for that money again.
  const sum = amount ?? (reply.onItsWay?.length ? reply.amount : null);
  const numbers = numbersFor(reply, sum);
  const present = numbers.find((one) => one.accountNumber === accountNumber);
  const stays = present?.state === 'alive' || present?.state === 'expired' ? present : undefined;
  const shown = reply.number ?? stays ?? numbers.find(({ state }) => state === 'alive');
  return shown?.accountNumber ?? null;
}

/** The number that the phone had on screen, unless another sum is to be paid now. */
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
 * What of a chosen sum is to be paid still, after so many pesos came in on it (O8); null where none
 * was chosen, where it is paid, and where the loan no longer owes so much: then the lender says what
 * is due first.
 */
export function restOf(chosen: number | null, came: number, { totalDue }: Checkstand) {
  if (chosen === null) return null;
  const rest = chosen - came;
  return rest > 0 && rest <= totalDue ? rest : null;
}
