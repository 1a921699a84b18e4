import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '#domain/credit/coupon.ts';
import {
  type CouponTerms,
  couponReason,
  couponRefusals,
  couponTotal,
} from '#domain/credit/coupon-rules.ts';
import { forAll } from '#tests/for-all.ts';

const today = '2026-05-01';
const terms: CouponTerms = { loanAmount: 5000, totalInterest: 300, periodInterest: 150, today };

const coupon = (couponId: string, change: Partial<Coupon> = {}): Coupon => ({
  couponId,
  amount: 100,
  expiresOn: '2026-05-01',
  minLoanAmount: 5000,
  rules: '',
  givenBackBy: null,
  ...change,
});

describe('couponReason', () => {
  it('C2: accepts a coupon on its last day, for the smallest loan, with an amount equal to the largest interest of a period', () => {
    expect(couponReason(coupon('a', { amount: 150 }), terms)).toBeNull();
  });

  it.each([
    [{ expiresOn: '2026-04-30' }, 'expired'],
    [{ minLoanAmount: 5001 }, 'loanTooSmall'],
    [{ amount: 151 }, 'abovePeriodInterest'],
  ])('C2: refuses %j: %s', (change, reason) => {
    expect(couponReason(coupon('a', change), terms)).toBe(reason);
  });

  it('C2: refuses a coupon that is chosen already, or that makes the chosen ones exceed the interest by a peso', () => {
    const [a, b, c] = [coupon('a'), coupon('b'), coupon('c')];
    expect(couponReason(c, terms, [a, b])).toBeNull();
    expect(couponReason(a, terms, [a])).toBe('alreadyChosen');
    expect(couponReason(coupon('d', { amount: 101 }), terms, [a, b])).toBe('aboveTotalInterest');
  });
});

describe('couponRefusals', () => {
  const anyCoupon = fc.record({
    couponId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    amount: fc.integer({ min: 0, max: 250 }),
    expiresOn: fc.constantFrom('2026-04-30', '2026-05-01', '2026-06-01'),
    minLoanAmount: fc.constantFrom(0, 5000, 5001),
    rules: fc.constant(''),
    givenBackBy: fc.constant(null),
  });

  it('S5.6: names only the coupon with which the chosen ones exceed the interest', () => {
    const chosen = ['a', 'b', 'c', 'd'].map((id) => coupon(id));
    expect(couponRefusals(chosen, terms)).toEqual([
      { couponId: 'd', reason: 'aboveTotalInterest' },
    ]);
  });

  it('S3.11, S5.6: accepts a choice within the interest, with each coupon once and valid by itself', () => {
    forAll(fc.array(anyCoupon, { maxLength: 8 }), (chosen) => {
      const accepted: Coupon[] = [];
      for (const one of chosen) {
        if (couponRefusals([...accepted, one], terms).length === 0) accepted.push(one);
      }
      expect(accepted).toHaveLength(chosen.length - couponRefusals(chosen, terms).length);
      expect(couponTotal(accepted)).toBeLessThanOrEqual(terms.totalInterest);
      expect(new Set(accepted.map(({ couponId }) => couponId)).size).toBe(accepted.length);
      for (const one of accepted) expect(couponReason(one, terms)).toBeNull();
    });
  });
});
