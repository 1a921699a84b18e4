import { minute } from '#domain/constants.ts';
import type { Checkstand, VirtualAccount } from '#domain/virtual-account.ts';
import type { Timed } from '#machines/shared/ports.ts';

/** A number this close to its end is said to expire soon, in milliseconds. */
export const soon = 15 * minute;

/** What is known of the loan, and which of its numbers is on screen. */
type Known = { checkstand: Timed<Checkstand> | null; accountNumber: string | null };

/** The number on screen, as the lender last told of it; null where there is none. */
export function shownNumber({ checkstand, accountNumber }: Known): VirtualAccount | null {
  return checkstand?.numbers.find((one) => one.accountNumber === accountNumber) ?? null;
}

/** How long a number is good from a moment of the server's clock on, in milliseconds; 0 once it is over. */
export function timeLeft({ expiresAt, state }: VirtualAccount, now: number): number {
  return state === 'alive' ? Math.max(0, expiresAt - now) : 0;
}

/**
 * Which number is shown after a reply: the one that it was asked for, else the one on screen while
 * it can still be looked at, else the newest that is alive. One that was replaced or paid with is
 * taken from the screen.
 */
export function numberToShow(reply: Checkstand, accountNumber: string | null): string | null {
  const { number, numbers } = reply;
  const present = numbers.find((one) => one.accountNumber === accountNumber);
  const stays = present?.state === 'alive' || present?.state === 'expired' ? present : undefined;
  const shown = number ?? stays ?? numbers.find(({ state }) => state === 'alive');
  return shown?.accountNumber ?? null;
}
