import { hour, minute } from '#domain/constants.ts';
import type { DueNow, LastKnown, LastKnownNow } from '#domain/loans/last-known.ts';
import { now } from './loans.ts';

const payNumber = {
  accountNumber: '812345678901',
  amount: 5_344,
  expiresAt: Date.UTC(2026, 10, 24, 2),
  channel: '7-Eleven',
  biller: 'HIRAM LENDING CORP',
  fee: 15,
  state: 'payable',
} as const;

export const dueNow = (change: Partial<DueNow> = {}): DueNow => ({
  amount: 5_344,
  left: 5_344,
  dueDate: '2026-12-20',
  overdue: false,
  noted: 0,
  notedLate: 0,
  notedAt: null,
  coming: 0,
  grown: 'no',
  payNumber,
  ...change,
});

export const numbered = (
  state: NonNullable<DueNow['payNumber']>['state'],
): DueNow['payNumber'] => ({
  ...payNumber,
  state,
});

/** A reply at 9:14 AM in Manila on 21 November 2026. */
export const lastKnown = (change: Partial<LastKnownNow> = {}): LastKnownNow => ({
  receivedAt: Date.UTC(2026, 10, 21, 1, 14),
  today: true,
  dues: [dueNow()],
  ...change,
});

const replyAt = now - 10 * minute;

export const storedLastKnown: LastKnown = {
  version: 1,
  movedAt: null,
  told: {
    receivedAt: replyAt,
    heardAt: replyAt,
    dues: [
      {
        amount: 2_650,
        totalDue: 5_300,
        dueDate: '2023-11-15',
        overdue: false,
        payNumber: {
          accountNumber: payNumber.accountNumber,
          amount: 2_650,
          expiresAt: now + 2 * hour,
          channel: payNumber.channel,
          biller: payNumber.biller,
        },
        notedAt: null,
        coming: 0,
      },
      {
        amount: 1_120,
        totalDue: 1_120,
        dueDate: '2023-11-10',
        overdue: true,
        payNumber: null,
        notedAt: null,
        coming: 0,
      },
    ],
  },
};
