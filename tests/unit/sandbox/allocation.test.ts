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
