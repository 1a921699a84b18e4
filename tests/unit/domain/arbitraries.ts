import * as fc from 'fast-check';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { LoanOffer } from '#domain/quota.ts';

/** Ten digits after the country code. */
export const nationalMobile = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((rest) => `9${String(rest).padStart(9, '0')}`);

/** A day between 1970 and 2100. */
export const isoDay: fc.Arbitrary<IsoDate> = fc
  .integer({ min: 0, max: 47_000 })
  .map((days) => addDays('1970-01-01', days));

/** An instant between 1970 and 2100. */
export const instant = fc.integer({ min: 0, max: 4_102_444_800_000 });

export const digits = (minLength: number, maxLength = minLength) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength })
    .map((numbers) => numbers.join(''));

/** An offer as the sandbox and any honest lender make it: the fee is taken off what is paid out. */
export const offer: fc.Arbitrary<{ offer: Omit<LoanOffer, 'choice'>; day: IsoDate }> = fc
  .record({
    day: isoDay,
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
