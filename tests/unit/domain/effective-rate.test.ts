import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { effectiveMonthlyRate, nominalMonthlyRate } from '#domain/loans/effective-rate.ts';
import { forAll } from '#tests/for-all.ts';
import { isoDay } from './arbitraries.ts';

const start = '2026-01-05';
const inDays = (days: number, amount: number) => ({ dueDate: addDays(start, days), amount });
const pesos = fc.integer({ min: 1, max: 1_000_000 });

const part = (days: number, principal: number, interest: number) => ({
  dueDate: addDays(start, days),
  principal,
  interest,
});

const anyPayments = fc.array(fc.record({ days: fc.integer({ min: 1, max: 400 }), amount: pesos }), {
  minLength: 1,
  maxLength: 12,
});

describe('effectiveMonthlyRate', () => {
  it('is null if nothing is received, or nothing is paid after the first day', () => {
    expect(effectiveMonthlyRate(0, start, [inDays(30, 100)])).toBeNull();
    expect(effectiveMonthlyRate(-1, start, [inDays(30, 100)])).toBeNull();
    expect(effectiveMonthlyRate(100, start, [])).toBeNull();
    expect(effectiveMonthlyRate(100, start, [inDays(30, 0)])).toBeNull();
    expect(effectiveMonthlyRate(100, start, [inDays(0, 200)])).toBeNull();
    expect(effectiveMonthlyRate(100, start, [inDays(0, 100), inDays(30, 50)])).toBeNull();
  });

  it('discounts the payments to the net proceeds', () => {
    forAll(isoDay, pesos, anyPayments, (from, net, payments) => {
      const flows = payments.map(({ days, amount }) => ({
        dueDate: addDays(from, days),
        amount,
      }));
      const rate = effectiveMonthlyRate(net, from, flows) ?? Number.NaN;
      const logOfFactor = Math.log1p(rate);
      const worth = payments.reduce(
        (sum, { days, amount }) => sum + amount * Math.exp((-logOfFactor * days) / 30),
        0,
      );
      expect(rate).toBeGreaterThanOrEqual(-1);
      // Near a rate of −1, `1 + rate` has too few digits for this comparison. No loan has such a
      // rate, or one above 1,000,000.
      fc.pre(rate > -0.999 && rate < 1e6);
      expect(Math.abs(worth / net - 1)).toBeLessThan(1e-6);
    });
  });

  it('falls with the amount received, rises with the payments, and has the sign of the cost', () => {
    forAll(pesos, pesos, anyPayments, (net, more, payments) => {
      const flows = payments.map(({ days, amount }) => inDays(days, amount));
      const dearer = flows.map((flow, index) =>
        index === 0 ? { ...flow, amount: flow.amount + more } : flow,
      );
      const rate = effectiveMonthlyRate(net, start, flows) ?? Number.NaN;
      expect(effectiveMonthlyRate(net + more, start, flows)).toBeLessThanOrEqual(rate);
      expect(effectiveMonthlyRate(net, start, dearer)).toBeGreaterThanOrEqual(rate);
      const cost = payments.reduce((sum, { amount }) => sum + amount, 0) - net;
      expect(Math.abs(rate) < 1e-12 ? 0 : Math.sign(rate)).toBe(Math.sign(cost));
    });
  });
});

describe('nominalMonthlyRate', () => {
  it('equals interest over principal for one payment, scaled to 30 days', () => {
    expect(nominalMonthlyRate(start, [part(30, 5000, 300)])).toBe(0.06);
    expect(nominalMonthlyRate(start, [part(15, 5000, 150)])).toBe(0.06);
  });

  it('weights each part of the principal by the time that it is outstanding', () => {
    expect(nominalMonthlyRate(start, [part(30, 1000, 60), part(60, 1000, 120)])).toBe(0.06);
  });

  it('works for one peso and one day', () => {
    expect(nominalMonthlyRate(start, [part(1, 1, 0)])).toBe(0);
    expect(nominalMonthlyRate(start, [part(1, 1, 1)])).toBe(30);
  });

  it('is null if nothing is outstanding', () => {
    expect(nominalMonthlyRate(start, [])).toBeNull();
    expect(nominalMonthlyRate(start, [part(0, 5000, 300)])).toBeNull();
  });
});
