import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountPercent, formatPercent, formatPeso } from '#domain/peso.ts';
import { roundHalfUp } from '#domain/rounding.ts';
import { forAll } from '#tests/for-all.ts';

describe('roundHalfUp', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.1 + 0.2, 1, 0.3],
    [8.345, 2, 8.35],
    [-0.001, 2, 0],
    [Number.MAX_SAFE_INTEGER, 2, Number.MAX_SAFE_INTEGER],
  ])('rounds %d at %d decimals to %d', (value, decimals, rounded) => {
    expect(roundHalfUp(value, decimals)).toBe(rounded);
  });

  it('agrees with exact arithmetic on thousandths', () => {
    forAll(fc.integer({ min: 0, max: 1_000_000_000 }), (thousandths) => {
      const exact = Math.floor(thousandths / 10) + (thousandths % 10 >= 5 ? 1 : 0);
      expect(roundHalfUp(thousandths / 1000, 2)).toBe(exact / 100);
    });
  });
});

describe('formatPeso', () => {
  it.each([
    [1234567.5, '₱1,234,567.50'],
    [-0.001, '₱0.00'],
    [999.995, '₱1,000.00'],
    [Number.MAX_SAFE_INTEGER, '₱9,007,199,254,740,991.00'],
  ])('S1.1, S9.1, S9.7: formats %d as %s', (amount, text) => {
    expect(formatPeso(amount)).toBe(text);
  });

  it('returns a text that can be parsed back', () => {
    forAll(fc.integer({ min: -1e11, max: 1e11 }), (centavos) => {
      const text = formatPeso(centavos / 100);
      expect(Number(text.replace(/[^\d-]/g, ''))).toBe(centavos === 0 ? 0 : centavos);
    });
  });

  it('agrees with the locale of the Philippines', () => {
    const philippine = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
    forAll(fc.integer({ min: -1e12, max: 1e12 }), (pesos) => {
      expect(formatPeso(pesos)).toBe(philippine.format(pesos));
    });
  });
});

describe('percentages', () => {
  it.each([
    [0.06, 2, '6.00%'],
    [0.12005, 2, '12.01%'],
    [0.06, 0, '6%'],
    [12, 1, '1,200.0%'],
    [-0.00001, 2, '0.00%'],
  ])('are formatted: %d at %d decimals as %s', (rate, decimals, text) => {
    expect(formatPercent(rate, decimals)).toBe(text);
  });

  it.each([
    [100, 100, 0],
    [100, 120, 0],
    [1, 2, 0],
    [100, 70, 30],
    [100, 0, 100],
    [100, 71, 20],
    [100, 91, 0],
    [100, 1, 90],
    [0, 0, 0],
  ])('are computed for a discount: from %d to %d, %d percent', (before, now, percent) => {
    expect(discountPercent(before, now)).toBe(percent);
  });

  it('S9.7: of a discount are rounded down to a multiple of ten, and not larger for a higher price', () => {
    forAll(fc.integer({ min: 1, max: 1e6 }), fc.nat(1e6), fc.nat(1e6), (before, a, b) => {
      const [cheap, dear] = a < b ? [a, b] : [b, a];
      expect(discountPercent(before, cheap) % 10).toBe(0);
      const price = before * (1 - discountPercent(before, cheap) / 100);
      expect(Math.min(cheap, before), 'the discount is real').toBeLessThanOrEqual(price + 1e-6);
      expect(discountPercent(before, cheap)).toBeGreaterThanOrEqual(discountPercent(before, dear));
    });
  });
});
