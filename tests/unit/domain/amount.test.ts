import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AmountGrid,
  amountGrid,
  checkAmount,
  numericText,
  parseAmount,
  snapAmount,
  withThousands,
} from '#domain/amount.ts';
import { forAll } from '#tests/for-all.ts';

const grid: AmountGrid = { min: 1000, max: 5000, step: 500 };

const anyGrid: fc.Arbitrary<AmountGrid> = fc
  .record({
    step: fc.integer({ min: 1, max: 5000 }),
    first: fc.integer({ min: 1, max: 200 }),
    more: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ step, first, more }) => ({ step, min: step * first, max: step * (first + more) }));

const anyAmount = fc.oneof(
  fc.integer({ min: -10_000, max: 3_000_000 }),
  fc.double({ min: -10_000, max: 3_000_000, noNaN: true }),
);

function amountsOf({ min, max, step }: AmountGrid): number[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
}

describe('amountGrid', () => {
  it('S5.4: holds exactly the multiples of the step within the quota', () => {
    forAll(
      fc.record({
        minAmount: fc.integer({ min: 0, max: 300 }),
        maxAmount: fc.integer({ min: 0, max: 300 }),
        stepAmount: fc.integer({ min: 1, max: 50 }),
        availableLimit: fc.integer({ min: 0, max: 300 }),
      }),
      (anyQuota) => {
        const multiples = Array.from({ length: 300 }, (_, index) => index + 1).filter(
          (amount) =>
            amount % anyQuota.stepAmount === 0 &&
            amount >= anyQuota.minAmount &&
            amount <= anyQuota.maxAmount &&
            amount <= anyQuota.availableLimit,
        );
        const found = amountGrid(anyQuota);
        expect(found === null ? [] : amountsOf(found)).toEqual(multiples);
      },
    );
  });
});

describe('parseAmount', () => {
  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['abc', 'notANumber'],
    ['-', 'notANumber'],
    ['.', 'notANumber'],
    ['1e3', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['-1000', 'belowMin'],
    ['999', 'belowMin'],
    ['5001', 'aboveMax'],
    ['9'.repeat(400), 'aboveMax'],
    ['1200', 'offGrid'],
    ['1500.5', 'notWhole'],
    ['5000.5', 'notWhole'],
  ])('S5.4: refuses %j: %s', (text, reason) => {
    expect(parseAmount(text, grid)).toEqual({ ok: false, reason });
  });

  it.each([
    ['1000', 1000],
    ['1,500', 1500],
    ['5000.00', 5000],
    ['₱5,000.00', 5000],
    [' 2000. ', 2000],
  ])('parses %j', (text, value) => {
    expect(parseAmount(text, grid)).toEqual({ ok: true, value });
  });
});

describe('snapAmount', () => {
  it('returns the nearest amount of the grid, and is idempotent', () => {
    forAll(anyGrid, anyAmount, (someGrid, amount) => {
      const snapped = snapAmount(amount, someGrid);
      expect(checkAmount(snapped, someGrid)).toEqual({ ok: true, value: snapped });
      expect(snapAmount(snapped, someGrid)).toBe(snapped);
      const distance = Math.abs(snapped - amount);
      for (const other of amountsOf(someGrid)) {
        expect(Math.abs(other - amount)).toBeGreaterThanOrEqual(distance);
      }
    });
  });
});

describe('numericText', () => {
  it.each([
    ['1,234.50', '1234.50'],
    ['-12-3', '-123'],
    ['1-2', '12'],
    ['a-1', '-1'],
    ['1.2.3', '1.23'],
    ['.-5', '.5'],
    ['abc', ''],
    ['１，２３４．５', '1234.5'],
  ])('S5.14: turns %j into %j', (text, expected) => {
    expect(numericText(text)).toBe(expected);
  });

  it('S5.14: keeps all digits in order, with at most a leading sign and one point, and is idempotent', () => {
    const messy = fc.stringMatching(/^[\d.,\-a ₱]*$/);
    forAll(messy, (text) => {
      const cleaned = numericText(text);
      expect(cleaned).toMatch(/^-?\d*\.?\d*$/);
      expect(cleaned.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''));
      expect(numericText(cleaned)).toBe(cleaned);
    });
  });
});

describe('withThousands', () => {
  it('S9.7: groups whole numbers like the locale of the Philippines', () => {
    const philippine = new Intl.NumberFormat('en-PH');
    forAll(fc.maxSafeInteger(), (number) => {
      expect(withThousands(String(number))).toBe(philippine.format(number));
    });
  });
});
