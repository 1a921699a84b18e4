import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, allocated, covered, type Owed } from '#sandbox/rules/allocation.ts';

const part = (over: Partial<Owed> = {}): Owed => ({
  period: 1,
  principal: 1_000,
  interest: 60,
  overdueFee: 10,
  ...over,
});
const left = (owed: Owed, paid: number): Owed => {
  const { overdueFee, interest, principal } = covered(owed, paid);
  return {
    ...owed,
    overdueFee: owed.overdueFee - overdueFee,
    interest: owed.interest - interest,
    principal: owed.principal - principal,
  };
};

const pesos = fc.nat({ max: 10_000 });
const plan = fc
  .array(
    fc.record({
      principal: pesos,
      interest: pesos,
      overdueFee: pesos,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 5 },
  )
  .map((parts) =>
    parts.map(({ share, ...amounts }, index) => {
      const whole = amounts.principal + amounts.interest + amounts.overdueFee;
      return left(part({ ...amounts, period: index + 1 }), Math.floor(whole * share));
    }),
  );

describe('a payment', () => {
  it('covers the overdue fee, then interest, then principal', () => {
    expect(allocate(5, [part()]).allocations).toEqual([
      { period: 1, overdueFee: 5, interest: 0, principal: 0 },
    ]);
    expect(allocate(50, [part()]).allocations).toEqual([
      { period: 1, overdueFee: 10, interest: 40, principal: 0 },
    ]);
    expect(allocate(100, [left(part(), 50)]).allocations).toEqual([
      { period: 1, overdueFee: 0, interest: 20, principal: 80 },
    ]);
  });

  it('goes to the earliest instalment first and leaves the part beyond the debt', () => {
    const parts = [left(part(), 1_070), part({ period: 2 }), part({ period: 3 })];
    const { allocations, rest } = allocate(2_200, parts);
    expect(allocations.map(({ period }) => period)).toEqual([2, 3]);
    expect(rest).toBe(60);
  });

  it('is allocated up to the debt, and its allocations and the rest add up to its amount', () => {
    fc.assert(
      fc.property(plan, fc.nat({ max: 50_000 }), (parts, amount) => {
        const { allocations, rest } = allocate(amount, parts);
        const given = allocations.reduce((sum, one) => sum + allocated(one), 0);
        const owed = parts.reduce((sum, one) => sum + allocated(one), 0);
        expect(given + rest).toBe(amount);
        expect(given).toBe(Math.min(amount, owed));
        for (const one of allocations) {
          expect(Math.min(one.overdueFee, one.interest, one.principal)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('covers the same principal in two parts as at once', () => {
    fc.assert(
      fc.property(pesos, pesos, (first, second) => {
        const once = allocate(first + second, [part()]).allocations;
        const before = allocate(first, [part()]).allocations;
        const paid = before.reduce((sum, one) => sum + allocated(one), 0);
        const after = allocate(second, [left(part(), paid)]).allocations;
        const principal = (list: typeof once) => list.reduce((sum, one) => sum + one.principal, 0);
        expect(principal(before) + principal(after)).toBe(principal(once));
        expect(principal(before)).toBe(covered(part(), paid).principal);
      }),
    );
  });
});
