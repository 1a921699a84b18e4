import type { LoanOrder, PayoutAccount } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { CreditQuota, LoanChoice, LoanOffer } from '#domain/quota.ts';
import type { Limit } from '#machines/borrow/ports.ts';
import type { Timed } from '#machines/shared/ports.ts';

/** When the samples were asked for. */
export const now = 1_700_000_000_000;

const account: PayoutAccount = {
  method: 90005,
  bankCode: null,
  holder: 'Juan dela Cruz',
  maskedNumber: '•••• 4567',
};

export const loanOrder = (change: Partial<LoanOrder> = {}): LoanOrder => ({
  loanOrderId: 'loan-1',
  loanNumber: '2024-0001',
  status: loanStatus.reviewing,
  loanAmount: 5000,
  amountReceived: 4500,
  term: 30,
  processingFee: 500,
  interest: 300,
  totalLoanAmount: 5300,
  dueDate: '2023-12-14',
  overdueFee: 0,
  overdueDays: 0,
  account,
  repaymentPlan: { installments: [], totalOrderAmount: 5300, totalInterest: 300 },
  appliedAt: now,
  statusSince: now,
  ...change,
});

/** 1,000 to 10,000 pesos in steps of 500. */
export const quota = (change: Partial<CreditQuota> = {}): CreditQuota => ({
  creditOrderId: 'credit-1',
  minAmount: 1000,
  maxAmount: 10_000,
  stepAmount: 500,
  totalLimit: 10_000,
  usedCredit: 0,
  availableLimit: 10_000,
  validUntil: '2024-12-31',
  terms: [30, 60],
  account,
  closed: null,
  ...change,
});

export const coupon = {
  couponId: 'coupon-1',
  amount: 100,
  expiresOn: '2024-12-31',
  minLoanAmount: 1000,
  rules: 'Once.',
  givenBackBy: null,
};

export const limit = (change: Partial<CreditQuota> = {}): Timed<Limit> => ({
  quota: quota(change),
  applications: [loanOrder()],
  coupons: { available: [coupon], unavailable: [] },
  receivedAt: now,
});

/** Within what the SEC allows. */
export const offerFor = (chosen: LoanChoice): Timed<LoanOffer> => ({
  choice: chosen,
  calculation: {
    loanAmount: chosen.loanAmount,
    lendingAmount: chosen.loanAmount - 200,
    interest: 250,
    processingFee: 200,
    repayPlans: [{ period: 1, dueDate: '2023-12-14' }],
  },
  couponDiscount: 0,
  schedule: [{ period: 1, dueDate: '2023-12-14', principal: chosen.loanAmount, interest: 250 }],
  termPrices: [
    { term: 30, payments: [chosen.loanAmount + 250], cost: 450 },
    { term: 60, payments: [chosen.loanAmount / 2 + 250, chosen.loanAmount / 2 + 125], cost: 575 },
  ],
  receivedAt: now,
});

export const agreement = { html: '<p>Terms</p>', version: '1', hash: 'abc' };

/** An application whose outcome is not known. */
export const applyIntent: MoneyIntent = {
  attemptId: 'attempt-1',
  userKey: 'juan',
  suffix: 'abcdefghij',
  t: now,
  baseline: { kind: 'applyOrder', creditOrderId: 'credit-1', loanOrderIds: [] },
  previousAttemptId: null,
};

/** A payment whose outcome is not known. */
export const repayIntent: MoneyIntent = {
  ...applyIntent,
  attemptId: 'attempt-2',
  baseline: { kind: 'repaymentConfirm', loanOrderId: 'loan-1', paidAmount: 0 },
};
