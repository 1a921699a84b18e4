import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import { allocated } from '#sandbox/rules/allocation.ts';
import { loanAccountOf, type Plan, type Receipt } from '#sandbox/rules/loan-account.ts';
import { priceOf } from '#sandbox/rules/pricing.ts';
import { product, termsOf } from '#sandbox/rules/product.ts';
import { atDepth } from '#tests/depth.ts';

const paidOut = '2026-11-25';
const terms = termsOf('standard');

function planOf(amount: number, term: (typeof terms)[number], serviceFee = 0): Plan {
  const { schedule } = priceOf(amount, term, 0, paidOut);
  return {
    instalments: schedule.map((part) => ({
      ...part,
      overdueFee: 0,
      paidAmount: 0,
      repayDate: null,
      ...(part.period === schedule.length && serviceFee > 0 && { serviceFee }),
    })),
    from: null,
    keptCentavos: 0,
    interest: { from: paidOut, leastUntil: addDays(paidOut, 1) },
  };
}

const costs = { borrowed: 10_000, interest: 0, processingFee: 0, otherCosts: 0 };
const receipt = (paymentId: string, pesos: number, on: IsoDate): Receipt => ({
  paymentId,
  centavos: pesos * 100,
  on,
});

describe('paying everything', () => {
  it('on any day, after any payments, settles the loan without debt or credit', () => {
    const { min, max, step } = product.amounts;
    const amounts = fc.integer({ min: min / step, max: max / step }).map((steps) => steps * step);
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...terms),
        fc.integer({ min: 0, max: 300 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 2_000 }), fc.nat(60)), { maxLength: 3 }),
        fc.integer({ min: 0, max: 150 }),
        (amount, term, serviceFee, parts, days) => {
          const plan = planOf(amount, term, serviceFee);
          const day = addDays(paidOut, days);
          const earlier = parts
            .map(([pesos, after], index) => receipt(`p${index}`, pesos, addDays(paidOut, after)))
            .filter(({ on }) => on <= day)
            .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
          const before = loanAccountOf(plan, earlier, day, costs);
          const requested = before.settlement.amount;
          const left = instalmentTotals(before.instalments).remaining;
          expect(requested + before.settlement.saves).toBe(left);
          fc.pre(left > 0);
          expect(requested).toBeGreaterThan(0);

          const receipts = [...earlier, receipt('all', requested, day)];
          const after = loanAccountOf(plan, receipts, addDays(day, 7), costs);
          expect(instalmentTotals(after.instalments).remaining).toBe(0);
          expect(after.creditCentavos).toBe(0);
          const posted = after.divisions.map(({ allocations }) =>
            allocations.reduce((sum, one) => sum + allocated(one), 0),
          );
          expect(posted).toEqual(receipts.map(({ centavos }) => centavos / 100));
          // With a peso less the loan is not settled.
          const short = [...earlier, receipt('all', requested - 1, day)];
          expect(
            instalmentTotals(loanAccountOf(plan, short, day, costs).instalments).remaining,
          ).toBeGreaterThan(0);
        },
      ),
      { numRuns: atDepth(300, 3_000) },
    );
  });
});
