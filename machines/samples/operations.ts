import type { MoneyIntent } from '#domain/money.ts';
import type { OperationOffer, OperationOffers } from '#domain/operations/operation-offer.ts';
import type { OperationState } from '#domain/operations/operation.ts';
import type { Deferral } from '#machines/rollover/ports.ts';
import { repayIntent } from './loans.ts';
import { pending } from './repayment.ts';

const { receivedAt, cardNumber, account } = pending();
const hour = 3_600_000;

/** Start time of each state that the operation has reached. */
const timesOf = (state: OperationState) => ({
  state,
  initiatedAt: receivedAt - hour,
  confirmedAt: state === 'INITIATED' ? null : receivedAt,
  completedAt: state === 'COMPLETED' ? receivedAt : null,
});

const operation = {
  loanOrderId: 'loan-1',
  loanNumber: '2024-0001',
  expiresAt: receivedAt + 2 * hour,
  acknowledged: false,
  received: [],
  paidAmount: 0,
  cardNumber,
  account,
  from: '2023-11-15',
  used: 0,
};

/**
 * A rollover of a loan of 5,000 pesos, due on 18 November 2023, without any payment of its minimum.
 */
export const deferral = (
  change: Partial<Deferral> & { state?: OperationState } = {},
): Deferral => ({
  ...operation,
  ...timesOf(change.state ?? 'INITIATED'),
  deferralOrderId: 'deferral-1',
  fee: 260,
  minimumPayment: 560,
  missing: 560,
  totalToday: 5300,
  totalAfter: 5860,
  cost: { soFar: 560, after: 1120, cap: 5000 },
  most: 3,
  overdueFee: 0,
  interest: 300,
  extraDays: 30,
  dueDate: '2023-11-18',
  newDueDate: '2023-12-18',
  principal: 5000,
  newInterest: 300,
  schedule: [{ period: 1, dueDate: '2023-12-18', principal: 5000, interest: 300 }],
  confirmedBy: null,
  disclosure: { html: '<h1>Disclosure statement: rollover</h1>', version: '1', hash: 'abc' },
  receivedAt,
  ...change,
});

/** The same rollover, confirmed by the borrower and completed. */
export const rolledOver = (change: Partial<Deferral> = {}): Deferral =>
  deferral({
    state: 'COMPLETED',
    confirmedBy: 'borrower',
    paidAmount: 560,
    missing: 0,
    received: [{ reference: '7F3A92C01B', amount: 560, paidAt: receivedAt }],
    ...change,
  });

/** A confirmation of a rollover with an unknown outcome. */
export const deferralIntent: MoneyIntent<'repayDeferralConfirm'> = {
  ...repayIntent,
  attemptId: 'attempt-4',
  baseline: {
    kind: 'repayDeferralConfirm',
    deferralOrderId: 'deferral-1',
    loanOrderId: 'loan-1',
    state: 'INITIATED',
    references: [],
  },
};

export const openRollover = { kind: 'rollover', id: 'deferral-1', state: 'INITIATED' } as const;

/** A loan that can be rolled over today, and restructured later. */
export const offers = (change: Partial<OperationOffers> = {}): OperationOffers => ({
  rollover: { available: true, payNow: 560, fee: 260, interest: 300, dueDate: '2023-12-18' },
  restructure: { available: false, reason: 'tooEarly', from: '2023-11-21' },
  open: null,
  ...change,
});

/** A confirmed restructure is in progress, so nothing else is offered. */
export const restructuring = (): OperationOffers => {
  const running: OperationOffer = { available: false, reason: 'running', overCaps: [] };
  const open = { kind: 'restructure', id: 'restructure-1', state: 'CONFIRMED' } as const;
  return { rollover: running, restructure: running, open };
};
