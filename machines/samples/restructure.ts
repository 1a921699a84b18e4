import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { type RestructureStep, restructureSteps } from '#domain/operations/operation.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import type { Restructure } from '#machines/restructure/ports.ts';

/** The server's time in these samples: the morning of 15 November 2023 in Manila. */
const receivedAt = 1_700_000_000_000;
const minute = 60_000;

const usualTimes: Record<RestructureStep, number> = {
  verifyingBorrower: 10_000,
  applying: 20_000,
  generatingOrder: 10_000,
  orderCreated: 0,
};

export const restructureOrder = (change: Partial<Restructure> = {}): Restructure => ({
  restructureOrderId: 'restructure-1',
  loanOrderId: 'loan-1',
  loanNumber: '2024-0001',
  state: 'INITIATED',
  initiatedAt: receivedAt - minute,
  confirmedAt: null,
  completedAt: null,
  expiresAt: receivedAt + 60 * minute,
  acknowledged: false,
  fee: 49,
  minimumPayment: 597,
  received: [],
  paidAmount: 0,
  missing: 597,
  cardNumber: '09171234567',
  account: {
    accountType: payoutMethod.gcash,
    bankCode: null,
    holder: 'Juan dela Cruz',
    maskedNumber: '•••••••4567',
  },
  from: '2023-11-15',
  totalToday: 5_476,
  totalAfter: 5_825,
  cost: { byPlan: 976, after: 1_325, cap: 5_000 },
  used: 0,
  most: 1,
  outstanding: { principal: 5_000, interest: 300, overdueFee: 176, waivedInterest: 0 },
  downPayment: 548,
  balance: { principal: 4_800, interest: 60, overdueFee: 68, total: 4_928 },
  schedule: [
    { period: 1, dueDate: '2023-12-15', principal: 1_620, interest: 150, carriedOverdueFee: 22 },
    { period: 2, dueDate: '2024-01-15', principal: 1_620, interest: 100, carriedOverdueFee: 22 },
    { period: 3, dueDate: '2024-02-15', principal: 1_620, interest: 50, carriedOverdueFee: 24 },
  ],
  steps: restructureSteps.map((step) => ({ step, since: null, usualTime: usualTimes[step] })),
  step: null,
  newLoan: null,
  credit: 0,
  receivedAt,
  ...change,
});

/** `ago`: milliseconds since the step began. */
export const reviewedOrder = (
  step: RestructureStep,
  { ago = 4_000, ...change }: Partial<Restructure> & { ago?: number } = {},
): Restructure => {
  const at = restructureSteps.indexOf(step);
  const isDone = step === 'orderCreated';
  return restructureOrder({
    state: isDone ? 'COMPLETED' : 'CONFIRMED',
    confirmedAt: receivedAt - ago,
    completedAt: isDone ? receivedAt - ago : null,
    paidAmount: 597,
    missing: 0,
    steps: restructureSteps.map((one, index) => ({
      step: one,
      since: index <= at ? receivedAt - ago : null,
      usualTime: usualTimes[one],
    })),
    step,
    newLoan: isDone ? { loanOrderId: 'loan-2', loanNumber: '2024-0002' } : null,
    ...change,
  });
};

export const restructureAgreement: AgreementDocument = {
  html: '<h1>Loan Restructure Agreement</h1><p>The balance becomes a new loan.</p>',
  version: '1',
  hash: 'abc',
};

export const restructureIntent: MoneyIntent<'repayRestructureConfirm'> = {
  attemptId: 'attempt-3',
  userKey: 'juan',
  suffix: 'abcdefghij',
  t: receivedAt,
  baseline: {
    kind: 'repayRestructureConfirm',
    restructureOrderId: 'restructure-1',
    loanOrderId: 'loan-1',
    state: 'INITIATED',
    references: [],
  },
  previousAttemptId: null,
};
