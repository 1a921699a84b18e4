import { minute } from '#domain/constants.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { LoanWindows } from '#domain/operations/operation-config.ts';
import type { ReofferBenefits } from '#domain/credit/reoffer.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import type { Standing } from '#machines/popups/ports.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { creditOrder } from './credit.ts';
import { loanOrder, now, quota } from './loans.ts';

export const benefits = (change: Partial<ReofferBenefits> = {}): Timed<ReofferBenefits> => ({
  creditOrderId: 'credit-1',
  higherLimit: {
    before: 10_000,
    after: 12_000,
    temporaryCredit: 2_000,
    expiresAt: now + 2 * minute,
  },
  lowerInterest: { before: 2_000, after: 1_600, expiresAt: now + 4 * minute },
  extraDays: { before: 30, after: 37, expiresAt: now + 3 * minute },
  total: { loanAmount: 5_000, before: 5_300, after: 5_240 },
  receivedAt: now,
  ...change,
});

export function paidBack(change: Partial<LoanOrder> = {}, late = false): LoanOrder {
  const part = { period: 1, dueDate: '2023-11-10', principal: 5_000, interest: 300 };
  const settled = { status: instalmentStatus.settled, paidAmount: 5_300, overdueFee: 0 };
  return loanOrder({
    status: loanStatus.settled,
    repaymentPlan: {
      installments: [{ ...part, ...settled, repayDate: late ? '2023-11-12' : '2023-11-10' }],
      totalOrderAmount: 5_300,
      totalInterest: 300,
    },
    ...change,
  });
}

export const windows = (change: Partial<LoanWindows> = {}): LoanWindows => ({
  rating: true,
  reoffer: true,
  coupon: true,
  reofferQuietDays: 7,
  rollover: false,
  restructure: false,
  ...change,
});

export const standing = (change: Partial<Standing> = {}): Standing => ({
  homepage: {
    credit: creditOrder(),
    quota: quota(),
    loans: [
      paidBack({ loanOrderId: 'loan-2' }),
      paidBack({ loanOrderId: 'loan-1', appliedAt: now - 1 }),
    ],
  },
  moneyOpen: false,
  reofferAnsweredAt: null,
  couponsShown: false,
  ratingAsked: null,
  receivedAt: now,
  ...change,
});
