import { day, hour, minute } from '#domain/constants.ts';
import type { OfflineChannel } from '#domain/payments/virtual-account.ts';

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
