import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#domain/constants.ts';
import { documentKinds } from '#domain/credit/credit-order.ts';
import { capHistory, overCaps } from '#domain/loans/caps.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import { costOf } from '#domain/loans/loan-cost.ts';
import { agreementOf } from '#sandbox/rules/agreement.ts';
import { isCreditworthy, uploadState } from '#sandbox/rules/credit-review.ts';
import { popupRules } from '#sandbox/rules/popups.ts';
import { dueDates, priceOf } from '#sandbox/rules/pricing.ts';
import { product, terms, termsOf } from '#sandbox/rules/product.ts';

const { min, max, step } = product.amounts;
const amountsUpTo = (most: number) =>
  Array.from({ length: (most - min) / step + 1 }, (_, index) => min + index * step);
const amounts = amountsUpTo(max);
const days = fc.integer({ min: 0, max: 3_650 }).map((count) => addDays('2026-04-01', count));
const term = fc.constantFrom(...terms);
const amount = fc.constantFrom(...amounts);

describe('a price', () => {
  it('of 5,000 pesos for 61 days has a payout of 4,625 and two instalments of 5,455 in total', () => {
    const price = priceOf(5_000, 61, 0, '2026-11-21');
    expect(price).toEqual({
      calculation: {
        loanAmount: 5_000,
        lendingAmount: 4_625,
        interest: 455,
        processingFee: 375,
        repayPlans: [
          { period: 1, dueDate: '2026-12-21' },
          { period: 2, dueDate: '2027-01-21' },
        ],
      },
      couponDiscount: 0,
      schedule: [
        { period: 1, dueDate: '2026-12-21', principal: 2_500, interest: 300 },
        { period: 2, dueDate: '2027-01-21', principal: 2_500, interest: 155 },
      ],
    });
    expect(costOf(price, '2026-11-21').effectiveMonthlyRate).toBeCloseTo(0.1173, 4);
  });

  it('has the same payments with free days, each later by that number of days', () => {
    const rate = fc.constantFrom(0.06, 0.048);
    const free = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(amount, term, rate, free, days, (pesos, length, monthlyRate, freeDays, on) => {
        const plain = priceOf(pesos, length, 0, on, { monthlyRate, freeDays: 0 });
        const later = priceOf(pesos, length, 0, on, { monthlyRate, freeDays });
        expect(later.schedule).toEqual(
          plain.schedule.map((part) => ({ ...part, dueDate: addDays(part.dueDate, freeDays) })),
        );
      }),
    );
  });

  it('keeps within every cap on better terms, also where the law has no cap', () => {
    const { temporaryCredit, freeDays, interestOff } = popupRules.reoffer;
    const everyLoan = capHistory.map((caps) => ({
      ...caps,
      covers: { amount: max + temporaryCredit, months: 5 },
    }));
    const lower = product.nominalMonthlyRate * (1 - interestOff);
    const better = fc.record({
      monthlyRate: fc.constantFrom(product.nominalMonthlyRate, lower),
      freeDays: fc.constantFrom(0, freeDays),
    });
    const more = fc.constantFrom(...amountsUpTo(max + temporaryCredit));
    fc.assert(
      fc.property(more, term, better, days, (pesos, length, conditions, on) => {
        expect(overCaps(priceOf(pesos, length, 0, on, conditions), on, everyLoan)).toEqual([]);
      }),
    );
    const longest = priceOf(max + temporaryCredit, 120, 0, '2026-11-21', {
      monthlyRate: 0.08,
      freeDays,
    });
    expect(overCaps(longest, '2026-11-21')).toEqual([]);
    expect(overCaps(longest, '2026-11-21', everyLoan)).toContain('nominal');
  });

  it('is for more than 60 days under the standard terms, as app stores require, in two to four instalments', () => {
    const standard = termsOf('standard').map((length) => dueDates(length, '2026-01-01'));
    expect(standard.map((dates) => dates.map((date) => daysBetween('2026-01-01', date)))).toEqual([
      [30, 61],
      [30, 60, 91],
      [30, 60, 90, 120],
    ]);
  });

  it('stays within every cap, and the instalments add up to the principal and the discounted interest', () => {
    fc.assert(
      fc.property(amount, term, fc.nat({ max: 2_000 }), days, (pesos, length, discount, on) => {
        const price = priceOf(pesos, length, discount, on);
        const { calculation, schedule, couponDiscount } = price;
        const sum = (of: (part: (typeof schedule)[number]) => number) =>
          schedule.reduce((total, part) => total + of(part), 0);
        expect(sum(({ principal }) => principal)).toBe(pesos);
        expect(sum(({ interest }) => interest)).toBe(calculation.interest);
        expect(calculation.lendingAmount + calculation.processingFee).toBe(pesos);
        const full = priceOf(pesos, length, 0, on).calculation.interest;
        expect(calculation.interest + couponDiscount).toBe(full);
        expect(couponDiscount).toBe(Math.min(discount, full));
        expect(overCaps(price, on)).toEqual([]);
        expect(schedule).toHaveLength(product.terms[length].instalments);
      }),
    );
  });
});

it('an agreement escapes a hostile name', () => {
  const { html } = agreementOf(
    {
      borrower: '<img src=x onerror=alert(1)>&"',
      account: '•••••••4567',
      term: 61,
      price: priceOf(5_000, 61, 50, '2026-11-21'),
      on: '2026-11-21',
    },
    'en',
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;');
});

it('the upload state falls when the selfie lapses', () => {
  const all = documentKinds.map((kind) => ({ kind, uploadedAt: 0 }));
  expect(uploadState(all, 60 * day)).toBe(5);
  expect(uploadState(all, 60 * day + 1)).toBe(4);
});

describe('a credit review', () => {
  const applicant = { flagged: false, monthlyIncome: 5_000, birthDate: '2008-11-21' };
  it.each([
    [{}, true],
    [{ flagged: true }, false],
    [{ monthlyIncome: 4_999 }, false],
    [{ monthlyIncome: null }, false],
    [{ birthDate: '2008-11-22' }, false],
    [{ birthDate: null }, false],
  ])('of %j returns %s', (over, verdict) => {
    expect(isCreditworthy({ ...applicant, ...over }, '2026-11-21')).toBe(verdict);
  });
});
