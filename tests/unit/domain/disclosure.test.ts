import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CapHistory, capHistory, capsOn, overCaps } from '#domain/loans/caps.ts';
import { addDays, addMonths } from '#domain/dates.ts';
import { DisclosureStatement, disclose } from '#domain/loans/disclosure.ts';
import { forAll } from '#tests/for-all.ts';
import { offer as anyOffer } from './arbitraries.ts';

function simpleOffer(day: string, { fee = 0, interest = 300, loanAmount = 5000, days = 30 } = {}) {
  const dueDate = addDays(day, days);
  return {
    couponDiscount: 0,
    calculation: {
      loanAmount,
      lendingAmount: loanAmount - fee,
      interest,
      processingFee: fee,
      repayPlans: [{ period: 1, dueDate }],
    },
    schedule: [{ period: 1, dueDate, principal: loanAmount, interest }],
  };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const before = '2026-03-31';
const after = '2026-04-01';

describe('capsOn', () => {
  it('has a lower effective rate from 1 April 2026 on', () => {
    expect(capsOn(before)?.effectiveMonthly).toBe(0.15);
    expect(capsOn(after)?.effectiveMonthly).toBe(0.12);
    expect(capsOn(after)).toMatchObject({
      nominalMonthly: 0.06,
      penaltyMonthly: 0.05,
      totalCost: 1,
    });
  });

  it('is null before the first entry of a history', () => {
    const [first] = capHistory;
    const history = first === undefined ? [] : [{ ...first, from: after }];
    expect(capsOn(before, history)).toBeNull();
    expect(overCaps(simpleOffer(before, { interest: 5000 }), before, history)).toEqual([]);
  });
});

describe('CapHistory', () => {
  it('is sorted by date and not empty, and its caps cover loans of at least one month', () => {
    expect(v.is(CapHistory, capHistory)).toBe(true);
    expect(v.is(CapHistory, capHistory.toReversed())).toBe(false);
    expect(v.is(CapHistory, [])).toBe(false);
    const [first] = capHistory;
    const from = (...days: (string | null)[]) => days.map((day) => ({ ...first, from: day }));
    for (const days of [[null], [after], [null, before, after]])
      expect([days, v.is(CapHistory, from(...days))]).toEqual([days, true]);
    for (const days of [
      [null, after, before],
      [null, after, after],
      [null, null],
      [after, null],
    ])
      expect([days, v.is(CapHistory, from(...days))]).toEqual([days, false]);
    const covering = (months: number) => [{ ...first, covers: { amount: 10_000, months } }];
    expect([1, 0].map((months) => v.is(CapHistory, covering(months)))).toEqual([true, false]);
  });
});

describe('overCaps', () => {
  it('accepts an offer exactly on the nominal cap', () => {
    expect(overCaps(simpleOffer(after), after)).toEqual([]);
    expect(overCaps(simpleOffer(after, { interest: 301 }), after)).toEqual(['nominal']);
  });

  it('reports the effective cap of 12 % for net proceeds below 4,732.15', () => {
    expect(overCaps(simpleOffer(after, { fee: 5000 - 4732.15 }), after)).toEqual([]);
    expect(overCaps(simpleOffer(after, { fee: 5000 - 4732.14 }), after)).toEqual(['effective']);
    expect(overCaps(simpleOffer(before, { fee: 5000 - 4732.14 }), before)).toEqual([]);
  });

  it('accepts an offer exactly on the effective cap', () => {
    const multiples = fc.integer({ min: 1, max: 360 });
    forAll(multiples, (times) => {
      // 26.50 lent, 25 received, 28 due: exactly 12 %.
      const [loanAmount, fee, interest] = [26.5 * times, 1.5 * times, 1.5 * times];
      expect(overCaps(simpleOffer(after, { loanAmount, fee, interest }), after)).toEqual([]);
    });
  });

  it('reports a cap as broken if its rate cannot be computed', () => {
    expect(overCaps(simpleOffer(after, { fee: 5000 }), after)).toContain('effective');
    expect(overCaps(simpleOffer(after, { days: 0 }), after)).toContain('nominal');
    expect(overCaps(simpleOffer(after, { loanAmount: 0 }), after)).toContain('totalCost');
  });

  it('covers only loans of up to 10,000 pesos and four months', () => {
    const dear = { interest: 9000 };
    expect(overCaps(simpleOffer(after, { ...dear, loanAmount: 10_000 }), after)).toHaveLength(2);
    expect(overCaps(simpleOffer(after, { ...dear, loanAmount: 10_001 }), after)).toEqual([]);
    const limit = addMonths(after, 4);
    const days = (Date.parse(limit) - Date.parse(after)) / 86_400_000;
    expect(overCaps(simpleOffer(after, { ...dear, days }), after)).not.toEqual([]);
    expect(overCaps(simpleOffer(after, { ...dear, days: days + 1 }), after)).toEqual([]);
    // The caps do not cover a loan with a payment later than after four months.
    const { schedule, ...short } = simpleOffer(after, dear);
    const late = simpleOffer(after, { ...dear, days: days + 1 }).schedule;
    expect(overCaps({ ...short, schedule }, after)).not.toEqual([]);
    expect(overCaps({ ...short, schedule: [...schedule, ...late] }, after)).toEqual([]);
  });
});

describe('disclose', () => {
  it('states all costs of a plain loan', () => {
    const statement = disclose(simpleOffer(after, { fee: 250 }), after);
    expect(statement).toMatchObject({
      day: after,
      amountFinanced: 5000,
      charges: [
        { kind: 'interest', amount: 300 },
        { kind: 'processingFee', amount: 250 },
      ],
      financeCharge: 550,
      netProceeds: 4750,
      totalToRepay: 5300,
      schedule: [{ period: 1, dueDate: '2026-05-01', amount: 5300 }],
      nominalMonthlyRate: 0.06,
      costShare: 0.11,
      overCaps: [],
    });
    expect(statement.effectiveMonthlyRate).toBeCloseTo(5300 / 4750 - 1, 12);
  });

  it('shows a charge without a name', () => {
    const hidden = simpleOffer(after, { fee: 100 });
    hidden.calculation.lendingAmount -= 70;
    expect(disclose(hidden, after).charges).toContainEqual({ kind: 'other', amount: 70 });
  });

  it('adds up for every offer, and is equal after a round trip through JSON', () => {
    forAll(anyOffer, ({ offer, day }) => {
      const statement = disclose(offer, day);
      expect(sum(statement.charges.map(({ amount }) => amount))).toBe(statement.financeCharge);
      expect(sum(statement.schedule.map(({ amount }) => amount))).toBe(statement.totalToRepay);
      expect(statement.netProceeds + statement.financeCharge).toBe(statement.totalToRepay);
      expect(statement.overCaps).toEqual(overCaps(offer, day));
      expect(v.parse(DisclosureStatement, JSON.parse(JSON.stringify(statement)))).toEqual(
        statement,
      );
    });
  });
});
