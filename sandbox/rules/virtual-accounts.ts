import { addDays, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { type Instalment, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import type { ChannelUnavailable } from '#domain/payments/virtual-account.ts';
import type { ChannelRule } from './offline.ts';
import { nextDue, overdueFrom } from './overdue.ts';

export function unavailableFor(
  { minAmount, maxAmount, closed }: ChannelRule,
  amount: number,
  now: number,
): ChannelUnavailable | null {
  if (amount < minAmount) return { reason: 'belowMin' };
  if (amount > maxAmount) return { reason: 'aboveMax' };
  const midnight = startOfManilaDay(manilaDay(now));
  const isClosed = closed && now >= midnight + closed.from && now < midnight + closed.until;
  return isClosed ? { reason: 'closed', until: midnight + closed.until } : null;
}

/**
 * Expiry of a number that is issued now: at the latest when time changes the loan's debt, so that
 * the amount stays right.
 */
export function expiryOf(
  { validity }: ChannelRule,
  instalments: readonly Instalment[],
  now: number,
  settlesEarly = false,
): number {
  const isLate = instalments.some(({ status }) => status === instalmentStatus.overdue);
  const due = nextDue(instalments)?.dueDate;
  const changesAt =
    isLate || settlesEarly || due === undefined
      ? startOfManilaDay(addDays(manilaDay(now), 1))
      : overdueFrom(due);
  return Math.min(now + validity, changesAt);
}

/** The clerk's message when a counter does not accept an amount; null if it does. */
export function counterRefusal(
  { name, minAmount, maxAmount, wholePesosOnly, exactAmountOnly }: ChannelRule,
  { amount }: { amount: number },
  paid: number,
): string | null {
  if (paid < minAmount) return `${name} takes ${minAmount} pesos at least.`;
  if (paid > maxAmount) return `${name} takes ${maxAmount} pesos at most.`;
  if (wholePesosOnly && !Number.isInteger(paid)) return `${name} takes whole pesos only.`;
  if (exactAmountOnly && paid !== amount) return `This code is for ${amount} pesos exactly.`;
  return null;
}
