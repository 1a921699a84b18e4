import * as fc from 'fast-check';
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import { firstInstant, lastInstant } from '#domain/primitives.ts';
import type { LoanPrice } from '#domain/loans/quota.ts';

export const nationalMobile = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((rest) => `9${String(rest).padStart(9, '0')}`);

const daysFrom2000 = (most: number): fc.Arbitrary<IsoDate> =>
  fc.integer({ min: 0, max: most }).map((days) => addDays('2000-01-01', days));

export const isoDay = daysFrom2000(daysBetween('2000-01-01', '2199-12-31'));

export const instant = fc.integer({ min: firstInstant, max: lastInstant });

export const digits = (minLength: number, maxLength = minLength) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength })
    .map((numbers) => numbers.join(''));

/** The amounts add up, and the payout is the loan minus the fee. */
export const offer: fc.Arbitrary<{ offer: LoanPrice; day: IsoDate }> = fc
  .record({
    day: daysFrom2000(60_000),
    parts: fc.array(
      fc.record({
        principal: fc.integer({ min: 100, max: 20_000 }),
        interest: fc.integer({ min: 0, max: 3_000 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    interval: fc.integer({ min: 1, max: 45 }),
    feeShare: fc.double({ min: 0, max: 0.5, noNaN: true }),
    couponDiscount: fc.nat(500),
  })
  .map(({ day, parts, interval, feeShare, couponDiscount }) => {
    const schedule = parts.map((part, index) => ({
      ...part,
      period: index + 1,
      dueDate: addDays(day, interval * (index + 1)),
    }));
    const loanAmount = parts.reduce((sum, { principal }) => sum + principal, 0);
    const processingFee = Math.floor(loanAmount * feeShare);
    return {
      day,
      offer: {
        couponDiscount,
        schedule,
        calculation: {
          loanAmount,
          processingFee,
          lendingAmount: loanAmount - processingFee,
          interest: parts.reduce((sum, { interest }) => sum + interest, 0),
          repayPlans: schedule.map(({ period, dueDate }) => ({ period, dueDate })),
        },
      },
    };
  });
