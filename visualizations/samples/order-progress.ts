import { day, minute } from '#domain/constants.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { gives } from '#machines/walk/service.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import { instalment } from '#machines/samples/repayment.ts';
import { answers, ends, pictured, type Sample, sample } from './sample.ts';

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
    answers('rejectGuide', gives({ freezeDays, guide: [] })),
  ]);

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
    [
      answers(
        subject,
        gives({
          type: 'loan',
          order: loanOrder({
            status: loanStatus.lending,
            fromCredit: 100,
            repaymentPlan: {
              installments: [instalment(1), instalment(2)],
              totalOrderAmount: 5300,
              totalInterest: 300,
            },
          }),
          receivedAt: now,
        }),
      ),
    ],
  ),
  rejected('aDay', 'Another application is possible tomorrow', 1),
  rejected('atOnce', 'Another application is possible at once', 0),
  sample('unknown', 'The status did not load', 'creditReview', [ends(subject, 'network')]),
];
