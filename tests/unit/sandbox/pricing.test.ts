import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overCaps } from '#domain/caps.ts';
import { addDays } from '#domain/dates.ts';
import { costOf } from '#domain/loan-cost.ts';
import { priceOf } from '#sandbox/rules/pricing.ts';
import { product, terms } from '#sandbox/rules/product.ts';

const { min, max, step } = product.amounts;
const amounts = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
const days = fc.integer({ min: 0, max: 3_650 }).map((count) => addDays('2026-04-01', count));
const term = fc.constantFrom(...terms);
const amount = fc.constantFrom(...amounts);

describe('a price', () => {
  it('lets 5,000 pesos for 30 days arrive as 4,740, for 5,300 back', () => {
    const price = priceOf(5_000, 30, 0, '2026-11-21');
    expect(price.calculation).toEqual({
      loanAmount: 5_000,
      lendingAmount: 4_740,
      interest: 300,
      processingFee: 260,
      repayPlans: [{ period: 1, dueDate: '2026-12-21' }],
    });
    expect(costOf(price, '2026-11-21').effectiveMonthlyRate).toBeCloseTo(0.1181, 4);
  });

  it.each(terms.flatMap((length) => amounts.map((pesos) => [length, pesos] as const)))(
    'keeps within every cap: %i days, %i pesos',
    (length, pesos) => {
      expect(overCaps(priceOf(pesos, length, 0, '2026-11-21'), '2026-11-21')).toEqual([]);
    },
  );

  it('keeps within every cap and loses no peso, on any day and with any discount', () => {
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
