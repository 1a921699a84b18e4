import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capsOn, overCaps } from '#domain/loans/caps.ts';
import { addDays, addMonths, daysBetween } from '#domain/dates.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { priceOfRestructure, priceOfRollover } from '#domain/operations/operation-price.ts';
import {
  type RestructureOpening,
  restructurePrice,
  type RolloverOpening,
  rolloverPrice,
} from '#sandbox/rules/operation-pricing.ts';
import { product } from '#sandbox/rules/product.ts';
import { forAll } from '#tests/for-all.ts';

const opening = (over: Partial<RolloverOpening> = {}): RolloverOpening => ({
  on: '2026-12-18',
  priceList: 'present',
  period: 1,
  dueDate: '2026-12-21',
  due: { principal: 5_000, interest: 300, overdueFee: 0 },
  later: [],
  costByPlan: 560,
  borrowed: 5_000,
  used: 0,
  ...over,
});

const pesos = (max: number) => fc.integer({ min: 0, max });
const days = fc.integer({ min: 0, max: 1_500 }).map((count) => addDays('2026-04-01', count));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the price of a rollover', () => {
  it('costs at most the 360 pesos that the law allows for 3,000 pesos over 30 days', () => {
    // SEC MC 14 s.2025: 3,000 pesos over 30 days cost at most 360.00, all of it paid at the end.
    const { fee, newInterest } = rolloverPrice(
      opening({ due: { principal: 3_000, interest: 180, overdueFee: 0 }, borrowed: 3_000 }),
      0,
    );
    expect(fee + newInterest).toBeLessThanOrEqual(360);
  });

  it('names the exceeded cap: `effective` for the rollover alone, `totalCost` for the whole loan', () => {
    expect(rolloverPrice(opening({ priceList: 'before2026April' }), 0).overCaps).toEqual([
      'effective',
    ]);
    expect(rolloverPrice(opening({ costByPlan: 4_440 }), 0).overCaps).toEqual([]);
    expect(rolloverPrice(opening({ costByPlan: 4_441 }), 0).overCaps).toEqual(['totalCost']);
    const before = {
      priceList: 'before2026April',
      on: '2026-02-10',
      dueDate: '2026-02-11',
    } as const;
    expect(rolloverPrice(opening(before), 0).overCaps).toEqual([]);
  });

  it('stays within the caps; from the minimum on, each peso pays the debt or the fee', () => {
    fc.assert(
      fc.property(
        fc.record({
          on: days,
          shift: fc.integer({ min: -15, max: 7 }),
          principal: fc.integer({ min: 1_000, max: 10_000 }),
          interest: pesos(600),
          overdueFee: pesos(500),
          parts: fc.integer({ min: 0, max: 3 }),
        }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ on, shift, principal, parts, ...charges }, share) => {
          const dueDate = addDays(on, shift);
          const each = Math.floor(principal / (parts + 1));
          const first = principal - each * parts;
          const later = Array.from({ length: parts }, (_, index) => ({
            period: index + 2,
            dueDate: addDays(dueDate, 30 * (index + 1)),
            principal: each,
            interest: Math.floor((each * (parts - index) * 6) / 100),
          }));
          const start = opening({
            on,
            dueDate,
            due: { ...charges, principal: first },
            later,
            costByPlan: 0,
            borrowed: 10_000,
          });
          const { minimumPayment, fee: most } = rolloverPrice(start, 0);
          const due = first + charges.interest + charges.overdueFee;
          fc.pre(most < first);
          const received = Math.floor(share * (due - 1));
          const price = rolloverPrice(start, received);
          expect(price.missing).toBe(Math.max(0, minimumPayment - received));
          expect(price.overCaps).toEqual([]);
          expect(sum(price.schedule.map((one) => one.principal))).toBe(price.principal);
          const rate = disclose(priceOfRollover(price), price.from).effectiveMonthlyRate ?? 1;
          expect(rate).toBeLessThanOrEqual((capsOn(on)?.effectiveMonthly ?? 0) + 1e-9);
          if (price.missing > 0) return;
          const toPrincipal = principal - price.principal;
          const paid = charges.interest + charges.overdueFee + price.fee + toPrincipal;
          expect(paid).toBe(received);
          expect(price.fee).toBeLessThanOrEqual(most);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('equals the disclosed price after a payment of exactly the minimum', () => {
    forAll(fc.integer({ min: 1_000, max: 10_000 }), (principal) => {
      const start = opening({ due: { principal, interest: 60, overdueFee: 0 } });
      const shown = rolloverPrice(start, 0);
      const paid = rolloverPrice(start, shown.minimumPayment);
      expect(paid.fee).toBe(shown.fee);
      expect(paid.schedule).toEqual(shown.schedule);
    });
  });
});

const late = (over: Partial<RestructureOpening> = {}): RestructureOpening => ({
  on: '2026-12-31',
  debts: [{ principal: 5_000, interest: 300, overdueFee: 176 }],
  waivedInterest: 0,
  costByPlan: 736,
  borrowed: 5_000,
  used: 0,
  ...over,
});

describe('the price of a restructure', () => {
  it('stays within the caps, and its balance is the debt less the payments plus the fee', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 500, max: 9_000 }),
        pesos(600),
        pesos(800),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (on, principal, interest, overdueFee, share) => {
          const debts = [{ principal, interest, overdueFee }];
          const owed = principal + interest + overdueFee;
          const start = late({ on, debts, costByPlan: 0, borrowed: 10_000 });
          const received = Math.floor(share * (owed - 1));
          const price = restructurePrice(start, received);
          const { balance, schedule, fee } = price;
          expect(balance.principal + balance.interest + balance.overdueFee).toBe(balance.total);
          expect(sum(schedule.map((one) => one.principal))).toBe(
            balance.principal + balance.interest,
          );
          expect(sum(schedule.map((one) => one.carriedOverdueFee))).toBe(balance.overdueFee);
          expect(overCaps(priceOfRestructure(price), on)).toEqual([]);
          schedule.forEach(({ dueDate }, index) => expect(dueDate).toBe(addMonths(on, index + 1)));
          expect(daysBetween(on, schedule.at(-1)?.dueDate ?? on)).toBeLessThanOrEqual(
            31 * product.restructure.instalments,
          );
          const counted = price.missing === 0 ? received : price.minimumPayment;
          expect(balance.total - fee).toBe(owed - counted);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
