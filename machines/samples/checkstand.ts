import { day, hour, minute } from '#domain/constants.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { MoneyOnItsWay } from '#domain/payments/money-on-its-way.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type {
  Checkstand,
  OfflineChannel,
  VirtualAccount,
} from '#domain/payments/virtual-account.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { now } from './loans.ts';

const biller = 'HIRAM LENDING CORP';

export const channel = (change: Partial<OfflineChannel>): OfflineChannel => ({
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
  unavailable: null,
  ...change,
});

export const channels: OfflineChannel[] = [
  channel({}),
  channel({
    channelId: 'gcash-bills',
    name: 'GCash',
    kind: 'bills',
    fee: 10,
    wholePesosOnly: false,
    postingTime: hour,
  }),
  channel({
    channelId: 'qr-ph',
    name: 'QR Ph',
    kind: 'qr',
    fee: 0,
    wholePesosOnly: false,
    exactAmountOnly: true,
    postingTime: minute,
  }),
  channel({
    channelId: 'cebuana',
    name: 'Cebuana Lhuillier',
    maxAmount: 2_000,
    postingTime: day,
    unavailable: { reason: 'aboveMax' },
  }),
];

export const account = (change: Partial<VirtualAccount> = {}): VirtualAccount => ({
  accountNumber: '7110123412341234',
  channelId: 'seven-eleven',
  amount: 2650,
  issuedAt: now - hour,
  expiresAt: now + 2 * day,
  state: 'alive',
  ...change,
});

/** A payment of principal and interest, without fees. */
export const division = {
  overdueFee: 0,
  interest: 150,
  principal: 850,
  serviceFee: 0,
  credit: 0,
  keptCentavos: 0,
};

export const posting = (change: Partial<Payment> = {}): Payment => ({
  reference: 'OFF-1',
  amount: 1000,
  paidAt: now - hour,
  account: null,
  paidIn: { channelId: 'seven-eleven', name: '7-Eleven', accountNumber: '7110123412341234' },
  division,
  ...change,
});

export const paidNote = (change: Partial<PaidNote> = {}): PaidNote => ({
  accountNumber: '7110123412341234',
  channel: '7-Eleven',
  amount: 2650,
  notedAt: now,
  postingTime: 15 * minute,
  postings: 0,
  ...change,
});

export const comingIn = (change: Partial<MoneyOnItsWay> = {}): MoneyOnItsWay => ({
  name: '7-Eleven',
  accountNumber: '7110123412341234',
  centavos: 265_000,
  paidAt: now - minute,
  postsAt: now + 14 * minute,
  ...change,
});

export const checkstand = (change: Partial<Timed<Checkstand>> = {}): Timed<Checkstand> => ({
  loanOrderId: 'loan-1',
  loanNumber: '2024-0001',
  status: loanStatus.repaying,
  totalDue: 5300,
  amount: 2650,
  channels,
  number: null,
  numbers: [],
  postings: [],
  reversals: [],
  creditCentavos: 0,
  receivedAt: now,
  ...change,
});

export const settledCheckstand = (change: Partial<Timed<Checkstand>> = {}): Timed<Checkstand> =>
  checkstand({
    status: loanStatus.settled,
    totalDue: 0,
    amount: 0,
    channels: [],
    numbers: [account({ state: 'used' })],
    postings: [
      posting({ amount: 5300, division: { ...division, interest: 300, principal: 5000 } }),
    ],
    ...change,
  });
