import type { MoneyIntent } from '#domain/money.ts';
import type { OperationOffer, OperationOffers } from '#domain/operations/operation-offer.ts';
import type { OperationState } from '#domain/operations/operation.ts';
import type { Deferral } from '#machines/rollover/ports.ts';
import { repayIntent } from './loans.ts';
import { pending } from './repayment.ts';

const { receivedAt, cardNumber, account } = pending();
const hour = 3_600_000;

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
  cost: { byPlan: 560, after: 1120, cap: 5000 },
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

export const rolledOver = (change: Partial<Deferral> = {}): Deferral =>
  deferral({
    state: 'COMPLETED',
    confirmedBy: 'borrower',
    paidAmount: 560,
    missing: 0,
    received: [{ reference: '7F3A92C01B', amount: 560, paidAt: receivedAt }],
    ...change,
  });

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

export const offers = (change: Partial<OperationOffers> = {}): OperationOffers => ({
  rollover: { available: true, payNow: 560, fee: 260, interest: 300, dueDate: '2023-12-18' },
  restructure: { available: false, reason: 'tooEarly', from: '2023-11-21' },
  open: null,
  ...change,
});

export const restructuring = (): OperationOffers => {
  const running: OperationOffer = { available: false, reason: 'running', overCaps: [] };
  const open = { kind: 'restructure', id: 'restructure-1', state: 'CONFIRMED' } as const;
  return { rollover: running, restructure: running, open };
};
