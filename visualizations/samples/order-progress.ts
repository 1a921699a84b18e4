import { day, minute } from '#domain/constants.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';
import { gives } from '#machines/walk/service.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import { instalment } from '#machines/samples/repayment.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

const subject = 'querySubject';

/** `elapsed` is in milliseconds. */
const waiting = (name: string, purpose: string, status: 20 | 40, elapsed: number): Sample =>
  pictured(name, purpose, 'loanReview', [
    answers(
      subject,
      gives({
        type: 'loan',
        order: loanOrder({ status, appliedAt: now - elapsed, statusSince: now - elapsed }),
        receivedAt: now,
      }),
    ),
  ]);

const rejected = (name: string, purpose: string, freezeDays: number): Sample =>
  sample(name, purpose, 'creditReview', [
    ends(subject, 'rejected'),
    answers('rejectGuide', gives({ freezeDays, guide: [], receivedAt: now })),
  ]);

const inPayments = (status: 40 | 70, installments: Instalment[], fromCredit = 0) => ({
  type: 'loan' as const,
  order: loanOrder({
    status,
    fromCredit,
    repaymentPlan: { installments, totalOrderAmount: 5300, totalInterest: 300 },
  }),
  receivedAt: now,
});

export const samples: readonly Sample[] = [
  waiting('longReview', 'The step takes longer than usual', loanStatus.reviewing, 20 * minute),
  waiting('longestReview', 'The step takes more than a day', loanStatus.reviewing, 2 * day),
  waiting('longPayout', 'The step takes longer than usual', loanStatus.lending, 2 * 60 * minute),
  waiting('longestPayout', 'The step takes more than a day', loanStatus.lending, 2 * day),
  sample('payoutFailed', 'A payout has failed, and waits for another account', 'loanReview', [
    answers(
      subject,
      gives({
        type: 'loan',
        order: loanOrder({
          status: loanStatus.disbursementFailed,
          repairUntil: now + 7 * day,
        }),
        receivedAt: now,
      }),
    ),
  ]),
  sample(
    'fromCredit',
    'An earlier overpayment pays on the first instalment after the payout',
    'loanDetails',
    [answers(subject, gives(inPayments(loanStatus.lending, [instalment(1), instalment(2)], 100)))],
  ),
  sample('onePayment', 'A loan that is repaid at once', 'loanDetails', [
    answers(subject, gives(inPayments(loanStatus.lending, [instalment(1)]))),
  ]),
  sample('twoPayments', 'A loan that is repaid in two payments', 'loanDetails', [
    answers(subject, gives(inPayments(loanStatus.lending, [instalment(1), instalment(2)]))),
  ]),
  sample('paidOut', 'A payout that has arrived', 'loanReview', [
    ends(subject, 'lending'),
    does({ type: 'retry.pressed' }),
    answers(subject, gives(inPayments(loanStatus.repaying, [instalment(1), instalment(2)]))),
  ]),
  rejected('aDay', 'Another application is possible tomorrow', 1),
  rejected('atOnce', 'Another application is possible at once', 0),
  sample('unknown', 'The status did not load', 'creditReview', [ends(subject, 'network')]),
];
