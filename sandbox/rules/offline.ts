import { day, hour, minute } from '#domain/constants.ts';
import type { ChannelUnavailable, OfflineChannel } from '#domain/payments/virtual-account.ts';
import { addDays, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { type Instalment, instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { nextDue, overdueFrom } from './overdue.ts';

/** The lender's contract with a channel: amounts and fee in pesos, times in milliseconds. */
export type ChannelRule = Omit<OfflineChannel, 'unavailable'> & {
  /** First digits of the channel's numbers. */
  prefix: string;
  validity: number;
  /** Nightly maintenance without new numbers, in milliseconds after midnight in Manila. */
  closed: { from: number; until: number } | null;
};

const biller = 'HIRAM LENDING CORP';

/** The limits are those that the channels publish; fees, posting times and validity are typical. */
export const offline: {
  channels: readonly ChannelRule[];
  numberLength: number;
  /** Share of the service fee that is not deducted at the payout, if the lender defers it. */
  deferredServiceFee: number;
} = {
  channels: [
    {
      channelId: 'seven-eleven',
      name: '7-Eleven',
      biller,
      kind: 'counter',
      minAmount: 50,
      maxAmount: 50_000,
      fee: 15,
      wholePesosOnly: true,
      exactAmountOnly: false,
      postingTime: 15 * minute,
      prefix: '7110',
      validity: 3 * day,
      closed: null,
    },
    {
      channelId: 'cebuana',
      name: 'Cebuana Lhuillier',
      biller,
      kind: 'counter',
      minAmount: 1,
      maxAmount: 30_000,
      fee: 20,
      wholePesosOnly: false,
      exactAmountOnly: false,
      postingTime: day,
      prefix: '2520',
      validity: 3 * day,
      closed: null,
    },
    {
      channelId: 'ecpay',
      name: 'ECPay',
      biller,
      kind: 'counter',
      minAmount: 50,
      maxAmount: 20_000,
      fee: 20,
      wholePesosOnly: false,
      exactAmountOnly: false,
      postingTime: day,
      prefix: '3270',
      validity: 3 * day,
      closed: null,
    },
    {
      channelId: 'gcash-bills',
      name: 'GCash',
      biller,
      kind: 'bills',
      minAmount: 1,
      maxAmount: 50_000,
      fee: 10,
      wholePesosOnly: false,
      exactAmountOnly: false,
      postingTime: hour,
      prefix: '4270',
      validity: 3 * day,
      closed: { from: 2 * hour, until: 3 * hour },
    },
    {
      channelId: 'qr-ph',
      name: 'QR Ph',
      biller,
      kind: 'qr',
      minAmount: 1,
      maxAmount: 50_000,
      fee: 0,
      wholePesosOnly: false,
      exactAmountOnly: true,
      postingTime: minute,
      prefix: '8810',
      validity: 30 * minute,
      closed: null,
    },
  ],
  numberLength: 16,
  deferredServiceFee: 0.5,
};

export function channelOf(id: string): ChannelRule | null {
  return offline.channels.find(({ channelId }) => channelId === id) ?? null;
}

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
