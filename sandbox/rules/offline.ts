import { day, hour, minute } from '#domain/constants.ts';
import type { OfflineChannel } from '#domain/virtual-account.ts';

/** A channel as the lender has agreed on it: amounts and fee in pesos, times in milliseconds. */
export type ChannelRule = Omit<OfflineChannel, 'unavailable'> & {
  /** The digits that its numbers begin with. */
  prefix: string;
  /** How long a number is good, at most. */
  validity: number;
  /** Its gateway's nightly maintenance, from midnight in Manila; no number is issued meanwhile. */
  closed: { from: number; until: number } | null;
};

/** The name under which every counter and biller list has the lender. */
const biller = 'HIRAM LENDING CORP';

/**
 * Paying away from the app: everything that a real lender would decide and the specification does
 * not show. The limits are those that the channels publish; fees, posting times and validity are
 * what their borrowers meet.
 */
export const offline: {
  channels: readonly ChannelRule[];
  /** Digits of a number: groups of four. */
  numberLength: number;
  /** The share of the service fee that is not kept back at payout where the lender defers it. */
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

/** The channel of an id; null where there is none. */
export function channelOf(id: string): ChannelRule | null {
  return offline.channels.find(({ channelId }) => channelId === id) ?? null;
}
