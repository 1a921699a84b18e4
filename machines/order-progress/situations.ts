import { day, hour, minute } from '#domain/constants.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { loanOrder, now, quota } from '#machines/samples/loans.ts';
import { instalment } from '#machines/samples/repayment.ts';

const ofLoan = (
  name: string,
  path: string,
  change: Partial<LoanOrder>,
  purpose?: string,
): Situation => ({
  name,
  purpose,
  path: `${path}/querySubject=own`,
  answers: { querySubject: gives({ type: 'loan', order: loanOrder(change), receivedAt: now }) },
});

/** `elapsed` is in milliseconds. */
const waiting = (name: string, purpose: string, status: 20 | 40, elapsed: number): Situation => {
  const since = now - elapsed;
  return ofLoan(name, 'loanReview', { status, appliedAt: since, statusSince: since }, purpose);
};

const rejected = (name: string, freezeDays: number): Situation => ({
  name,
  path: 'creditReview/querySubject=rejected/rejectGuide=own',
  answers: { rejectGuide: gives({ freezeDays, guide: [], receivedAt: now }) },
});

const inPayments = (status: 40 | 70, installments: Instalment[], fromCredit = 0) => ({
  status,
  fromCredit,
  repaymentPlan: { installments, totalOrderAmount: 5300, totalInterest: 300 },
});

const two = [instalment(1), instalment(2)];

export const situations: readonly Situation[] = [
  waiting('longReview', 'The step takes longer than usual', loanStatus.reviewing, 20 * minute),
  waiting('longestReview', 'The step takes more than a day', loanStatus.reviewing, 2 * day),
  waiting('longPayout', 'The step takes longer than usual', loanStatus.lending, 2 * hour),
  waiting('longestPayout', 'The step takes more than a day', loanStatus.lending, 2 * day),
  ofLoan('payoutFailed', 'loanReview', {
    status: loanStatus.disbursementFailed,
    repairUntil: now + 7 * day,
  }),
  ofLoan('fromCredit', 'loanDetails', inPayments(loanStatus.lending, two, 100)),
  ofLoan('onePayment', 'loanDetails', inPayments(loanStatus.lending, [instalment(1)])),
  ofLoan('twoPayments', 'loanDetails', inPayments(loanStatus.lending, two)),
  ofLoan(
    'paidOut',
    'loanReview/querySubject=lending/retry.pressed',
    inPayments(loanStatus.repaying, two),
  ),
  {
    name: 'approvedClosed',
    path: 'creditReview/querySubject=reviewing/retry.pressed/querySubject=approved/queryBorrowQuota=own',
    answers: {
      queryBorrowQuota: gives(
        quota({ closed: { reason: 'overdue', loanOrderId: 'loan-1', amount: 2775 } }),
      ),
    },
  },
  rejected('aDay', 1),
  rejected('atOnce', 0),
  { name: 'unknown', path: 'creditReview/querySubject=network' },
  { name: 'settled', path: 'loanReview/querySubject=settled' },
];
