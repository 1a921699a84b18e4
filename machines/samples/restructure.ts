import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { type RestructureStep, restructureSteps, samePlan } from '#domain/operations/operation.ts';
import { formatPeso } from '#domain/peso.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import type { AgreedPlan, Restructure } from '#machines/restructure/ports.ts';
import { planOf } from '#machines/restructure/view.ts';

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

/** Changes of an order by a payment of `amount` pesos at a counter. */
export const paidSince = (amount: number) => ({
  paidAmount: amount,
  missing: Math.max(0, 597 - amount),
  received: [{ reference: 'R1', amount, paidAt: receivedAt }],
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

const agreementOn = (order: Restructure): AgreementDocument => {
  const payments = planOf(order).instalments.map(({ amount }) => `<li>${formatPeso(amount)}</li>`);
  return {
    html: `<h1>Loan Restructure Agreement</h1><p>The balance becomes a new loan.</p><ul>${payments.join('')}</ul>`,
    version: '1',
    hash: samePlan(order, restructureOrder()) ? 'abc' : 'def',
  };
};

/** An order with its agreement, as one reply contains them. */
export const agreedPlan = (order: Restructure = restructureOrder()): AgreedPlan => ({
  order,
  agreement: agreementOn(order),
});

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
