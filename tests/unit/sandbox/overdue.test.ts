import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { instalmentStatus } from '#domain/repayment-plan.ts';
import {
  type StoredInstalment,
  instalmentsOn,
  nextDue,
  overdueFrom,
} from '#sandbox/rules/overdue.ts';

const due = '2026-12-21';
const loan = { borrowed: 5_000, interest: 300, processingFee: 260, otherCosts: 0 };
const stored = (over: Partial<StoredInstalment> = {}): StoredInstalment => ({
  period: 1,
  dueDate: due,
  principal: 5_000,
  interest: 300,
  overdueFee: 0,
  paidAmount: 0,
  repayDate: null,
  ...over,
});

describe('an instalment', () => {
  it('is not late on its due date and costs 5 % a month from the day after', () => {
    const feeOn = (day: string) => instalmentsOn(day, [stored()], loan)[0];
    expect(feeOn(due)).toMatchObject({ overdueFee: 0, status: instalmentStatus.outstanding });
    expect(feeOn(addDays(due, 1))).toMatchObject({
      overdueFee: 8,
      status: instalmentStatus.overdue,
    });
    expect(feeOn(addDays(due, 30))).toMatchObject({ overdueFee: 265 });
  });

  it('costs nothing more once settled', () => {
    const settled = stored({ paidAmount: 5_310, overdueFee: 10, repayDate: '2026-12-22' });
    expect(instalmentsOn('2027-12-22', [settled], loan)).toEqual([
      { ...settled, status: instalmentStatus.settled },
    ]);
    expect(nextDue([settled])).toBeUndefined();
  });

  it('becomes overdue at midnight in Manila', () => {
    expect(new Date(overdueFrom(due)).toISOString()).toBe('2026-12-21T16:00:00.000Z');
  });

  it('never makes a loan cost more than was borrowed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3_000 }), fc.integer({ min: 1, max: 3 }), (days, count) => {
        const parts = Array.from({ length: count }, (_, index) =>
          stored({
            period: index + 1,
            dueDate: addDays(due, 30 * index),
            principal: Math.floor(5_000 / count),
            interest: Math.floor(300 / count),
          }),
        );
        const fees = instalmentsOn(addDays(due, days), parts, loan).map((one) => one.overdueFee);
        const total = fees.reduce((sum, fee) => sum + fee, 0);
        expect(total + loan.interest + loan.processingFee).toBeLessThanOrEqual(loan.borrowed);
        expect(Math.min(...fees)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
