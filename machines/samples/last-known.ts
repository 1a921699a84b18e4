import { hour, minute } from '#domain/constants.ts';
import type { DueNow, LastKnown, LastKnownNow } from '#domain/loans/last-known.ts';
import { now } from './loans.ts';

const payNumber = {
  accountNumber: '812345678901',
  amount: 5_344,
  expiresAt: Date.UTC(2026, 10, 24, 2),
  channel: '7-Eleven',
  biller: 'HIRAM LENDING CORP',
  state: 'payable',
} as const;

/** A loan that was due when it was last told of, with a number that can still be paid with. */
export const dueNow = (change: Partial<DueNow> = {}): DueNow => ({
  amount: 5_344,
  dueDate: '2026-12-20',
  overdue: false,
  notedAt: null,
  coming: 0,
  grown: 'no',
  payNumber,
  ...change,
});

/** The same without a number, or with one that is no longer to be paid with. */
export const numbered = (
  state: NonNullable<DueNow['payNumber']>['state'],
): DueNow['payNumber'] => ({
  ...payNumber,
  state,
});

/** What was told on 21 November 2026 at 9:14 AM in Manila, or at another time. */
export const lastKnown = (change: Partial<LastKnownNow> = {}): LastKnownNow => ({
  receivedAt: Date.UTC(2026, 10, 21, 1, 14),
  today: true,
  dues: [dueNow()],
  ...change,
});

const toldAt = now - 10 * minute;

/** What a phone keeps of a visit a short while ago: a loan with a number to pay with, and one that is late. */
export const keptLastKnown: LastKnown = {
  version: 1,
  movedAt: null,
  told: {
    receivedAt: toldAt,
    heardAt: toldAt,
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
