import { minute } from '#domain/constants.ts';
import { manilaDay } from '#domain/dates.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { Checkstand, VirtualAccount } from '#domain/payments/virtual-account.ts';
import type { Timed } from '#machines/shared/ports.ts';

export const soon = 15 * minute;

type Known = { checkstand: Timed<Checkstand> | null; accountNumber: string | null };

export function shownNumber({ checkstand, accountNumber }: Known): VirtualAccount | null {
  return checkstand?.numbers.find((one) => one.accountNumber === accountNumber) ?? null;
}

/** Remaining milliseconds of validity, by the server's clock; 0 for an unusable number. */
export function timeLeft({ expiresAt, state }: VirtualAccount, now: number): number {
  return state === 'alive' ? Math.max(0, expiresAt - now) : 0;
}

const numbersFor = ({ numbers }: Checkstand, amount: number | null): VirtualAccount[] =>
  numbers.filter((one) => amount === null || one.amount === amount);

/** The number to show after a reply: not replaced and not used; null without one. */
export function numberToShow(
  reply: Checkstand,
  accountNumber: string | null,
  amount: number | null,
): string | null {
  // If money is on its way, older numbers have the amount from before that money, so only a number
  // with the present amount counts.
  const sum = amount ?? (reply.onItsWay?.length ? reply.amount : null);
  const numbers = numbersFor(reply, sum);
  const present = numbers.find((one) => one.accountNumber === accountNumber);
  const stays = present?.state === 'alive' || present?.state === 'expired' ? present : undefined;
  const shown = reply.number ?? stays ?? numbers.find(({ state }) => state === 'alive');
  return shown?.accountNumber ?? null;
}

export const recalledNumber = (
  checkstand: Checkstand,
  accountNumber: string | null,
  amount: number | null,
): string | null =>
  numbersFor(checkstand, amount).find((one) => one.accountNumber === accountNumber)
    ?.accountNumber ?? null;

/** The payments that are posted or announced, in whole pesos. */
export function receivedBy({ postings, onItsWay = [] }: Checkstand): number {
  const announced = onItsWay.reduce((sum, { centavos }) => sum + centavos, 0) / centavosOfPeso;
  return postings.reduce((sum, { amount }) => sum + amount, Math.floor(announced));
}

/** The unpaid rest of a chosen sum (O8), in pesos; null if the amount due first applies. */
export function restOf(chosen: number | null, received: number, { totalDue }: Checkstand) {
  if (chosen === null) return null;
  const rest = chosen - received;
  return rest > 0 && rest <= totalDue ? rest : null;
}

/**
 * What a payment noted now covers in full; nothing if the number expired before today, because the
 * debt may have grown since then.
 */
export function coveredBy(
  { state, issuedAt, paysTo }: VirtualAccount,
  { receivedAt }: Timed<Checkstand>,
): Pick<PaidNote, 'paysTo'> {
  const isSameDebt = state === 'alive' || manilaDay(issuedAt) === manilaDay(receivedAt);
  return isSameDebt && paysTo !== undefined ? { paysTo } : {};
}
