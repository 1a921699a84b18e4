import { describe, expect, it } from 'vitest';
import { type ClosedBorrowing, remedyOf } from '#domain/loans/closed-borrowing.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { creditStageOf, freezeEndOf } from '#domain/loans/home.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { creditOrder } from '#machines/samples/credit.ts';

const { beforeReview, reviewing, lending, disbursementFailed } = loanStatus;

describe('the credit of a borrower', () => {
  it('S4.1: has a stage for each status', () => {
    const stages = Object.entries(creditStatus).map(([name, status]) => [
      name,
      creditStageOf({ credit: creditOrder({ status }) }),
    ]);
    expect(Object.fromEntries(stages)).toEqual({
      basicInfo: 'resume',
      workInfo: 'resume',
      emergencyContact: 'resume',
      identityAuth: 'resume',
      bindBankCard: 'resume',
      waitSubmit: 'resume',
      reviewing: 'reviewing',
      approved: 'limit',
      rejected: 'rejected',
      finished: 'limit',
    });
    expect(creditStageOf({ credit: null })).toBe('apply');
  });

  it('S3.10: has the day of the next application after a rejection, until that day begins in Manila', () => {
    const credit = creditOrder({ status: creditStatus.rejected, applyAgainOn: '2026-11-25' });
    const begins = Date.UTC(2026, 10, 24, 16);
    const ends = [begins - 1, begins, begins + 1].map((now) => freezeEndOf({ credit }, now));
    expect(ends).toEqual(['2026-11-25', null, null]);
    expect(freezeEndOf({ credit: creditOrder() }, begins)).toBeNull();
    expect(freezeEndOf({ credit: null }, begins)).toBeNull();
  });
});

/** Each reason with the action that opens borrowing again; null if the borrower can only wait. */
const remedies: readonly [ClosedBorrowing, ReturnType<typeof remedyOf>][] = [
  [
    { reason: 'overdue', loanOrderId: 'loan-1', amount: 500 },
    { type: 'loan', loanOrderId: 'loan-1', from: 'list' },
  ],
  [{ reason: 'underWay', loanOrderId: 'loan-1', status: beforeReview }, null],
  [
    { reason: 'underWay', loanOrderId: 'loan-1', status: reviewing },
    { type: 'loan', loanOrderId: 'loan-1', from: 'list' },
  ],
  [
    { reason: 'underWay', loanOrderId: 'loan-1', status: lending },
    { type: 'loan', loanOrderId: 'loan-1', from: 'list' },
  ],
  [
    { reason: 'underWay', loanOrderId: 'loan-1', status: disbursementFailed },
    { type: 'payoutAccount' },
  ],
  [
    { reason: 'rejected', loanOrderId: 'loan-1', applyAgainOn: '2026-11-25' },
    { type: 'loan', loanOrderId: 'loan-1', from: 'details' },
  ],
  [{ reason: 'expired' }, { type: 'renewal' }],
  [{ reason: 'filesLapsed' }, { type: 'renewal' }],
  [
    { reason: 'usedUp', loanOrderId: 'loan-1' },
    { type: 'loan', loanOrderId: 'loan-1', from: 'list' },
  ],
  [{ reason: 'usedUp', loanOrderId: null }, null],
];

describe('closed borrowing', () => {
  it('S4.18: leads to the loan, to the payout account after a failed payout, to a renewal, or to nothing', () => {
    for (const [closed, remedy] of remedies)
      expect([closed, remedyOf(closed)]).toEqual([closed, remedy]);
  });
});
