import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { instalmentStatus, instalmentTotals } from '#domain/payments/repayment-plan.ts';
import { allocated } from '#sandbox/rules/allocation.ts';
import {
  type LoanAccount,
  loanAccountOf,
  type Plan,
  type Receipt,
} from '#sandbox/rules/loan-account.ts';
import type { StoredInstalment } from '#sandbox/rules/overdue.ts';
import { priceOf } from '#sandbox/rules/pricing.ts';
import { product, termsOf } from '#sandbox/rules/product.ts';
import { atDepth } from '#tests/depth.ts';

const due = '2026-12-21';
const stored = (over: Partial<StoredInstalment> = {}): StoredInstalment => ({
  period: 1,
  dueDate: due,
  principal: 5_000,
  interest: 300,
  overdueFee: 0,
  paidAmount: 0,
  repayDate: null,
  ...over,
});
const planOf = (instalments: readonly StoredInstalment[]): Plan => ({
  instalments,
  from: null,
  keptCentavos: 0,
  interest: null,
});
const feeOf = ({ instalments }: LoanAccount) => instalmentTotals(instalments).overdueFee;

it('a payment with an earlier value date counts from the first day of the plan of a rollover', () => {
  const instalment = stored({ period: 2, dueDate: '2027-01-21' });
  const rolled = { ...planOf([instalment]), from: '2026-12-22' };
  const costs = { borrowed: 5_000, interest: 600, processingFee: 260, otherCosts: 0 };
  const early = { paymentId: 'a', centavos: 530_000, on: '2026-12-20' };
  const { instalments } = loanAccountOf(rolled, [early], '2027-01-31', costs);
  expect(instalments[0]).toMatchObject({ overdueFee: 0, repayDate: '2026-12-22' });
});

const lives = atDepth(20_000, 100_000);

/**
 * A random loan with its payments. `day`: days from the payout to the payment; `order`: place in
 * the order of posting.
 */
const life = fc.record({
  parts: fc.array(
    fc.record({ principal: fc.integer({ min: 1, max: 3_000 }), interest: fc.nat(300) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  processingFee: fc.nat(900),
  receipts: fc.array(
    fc.record({
      centavos: fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 900_000 })),
      day: fc.nat(260),
      order: fc.nat(1_000),
    }),
    { maxLength: 6 },
  ),
});
const paidOut = '2026-11-21';

type Life = typeof life extends fc.Arbitrary<infer One> ? One : never;

function lived({ parts, processingFee, receipts }: Life) {
  const plan = parts.map((part, index) =>
    stored({ ...part, period: index + 1, dueDate: addDays(paidOut, 30 * (index + 1)) }),
  );
  const { principal, interest } = instalmentTotals(
    plan.map((part) => ({ ...part, status: instalmentStatus.outstanding })),
  );
  const posted = receipts
    .map(({ centavos, day, order }, index) => ({
      order,
      receipt: { paymentId: `p${index}`, centavos, on: addDays(paidOut, day) },
    }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ receipt: one }) => one);
  const costs = { borrowed: principal, interest, processingFee, otherCosts: 0 };
  return { plan: planOf(plan), posted, costs };
}

const byDay = (receipts: readonly Receipt[]) =>
  receipts.toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Returns the violated invariant; null if all hold. */
function broken(account: LoanAccount, receipts: readonly Receipt[]): string | null {
  const paid = sum(receipts.map(({ centavos }) => centavos));
  const shares = account.divisions.flatMap(({ allocations }) => allocations);
  const onLoan = sum(shares.map(allocated));
  if (paid !== onLoan * 100 + account.creditCentavos) return 'paid = allocated + credit';
  for (const { paymentId, allocations, credit, keptCentavos } of account.divisions) {
    const { centavos } = receipts.find((one) => one.paymentId === paymentId) ?? { centavos: -1 };
    const divided = (sum(allocations.map(allocated)) + credit) * 100 + keptCentavos;
    if (divided !== centavos) return 'each payment is divided to the centavo';
  }
  for (const part of account.instalments) {
    const own = shares.filter(({ period }) => period === part.period);
    if (sum(own.map(allocated)) !== part.paidAmount) return 'an instalment has its shares';
    if (sum(own.map(({ overdueFee }) => overdueFee)) > part.overdueFee) return 'a fee paid twice';
    if (sum(own.map(({ interest }) => interest)) > part.interest) return 'interest paid twice';
    if (sum(own.map(({ principal }) => principal)) > part.principal) return 'principal paid twice';
    const owed = part.principal + part.interest + part.overdueFee - part.paidAmount;
    if (owed < 0) return 'more paid than owed';
    if ((owed === 0) !== (part.status === instalmentStatus.settled)) return 'settled when paid';
  }
  const allSettled = account.instalments.every(({ repayDate }) => repayDate !== null);
  if (account.creditCentavos >= 100 && !allSettled)
    return 'a whole peso waits while something is owed';
  if (account.creditCentavos < 0) return 'credit below nothing';
  return null;
}

describe('over random loans and payments', () => {
  it('M3: paid = allocated + credit, at every step, in any order of posting', () => {
    fc.assert(
      fc.property(life, (one) => {
        const { plan, posted, costs } = lived(one);
        const today = addDays(paidOut, 260);
        let before = loanAccountOf(plan, [], today, costs);
        for (let step = 1; step <= posted.length; step += 1) {
          const receipts = byDay(posted.slice(0, step));
          const account = loanAccountOf(plan, receipts, today, costs);
          const complaint = broken(account, receipts);
          if (complaint !== null) throw new Error(complaint);
          // A posting can reverse fees but not add any, and credit stays credit.
          if (feeOf(account) > feeOf(before)) throw new Error('a posting added a fee');
          if (Math.floor(account.creditCentavos / 100) < Math.floor(before.creditCentavos / 100)) {
            throw new Error('a posting reduced the credit');
          }
          before = account;
        }
        const cost = costs.interest + costs.processingFee + feeOf(before);
        const limit = Math.max(costs.borrowed, costs.interest + costs.processingFee);
        if (cost > limit) throw new Error('the loan cost more than was borrowed');
      }),
      { numRuns: lives },
    );
  }, 600_000);

  it('the debt does not fall after the last due date and the last payment', () => {
    fc.assert(
      fc.property(life, fc.nat(100), fc.nat(100), (one, days, more) => {
        const { plan, posted, costs } = lived(one);
        const receipts = byDay(posted);
        const from = addDays(paidOut, 260 + days);
        const owed = (on: IsoDate) =>
          instalmentTotals(loanAccountOf(plan, receipts, on, costs).instalments).remaining;
        return owed(addDays(from, more)) >= owed(from);
      }),
      { numRuns: lives / 20 },
    );
  });
});

const terms = termsOf('standard');

function pricedPlan(amount: number, term: (typeof terms)[number], serviceFee: number): Plan {
  const { schedule } = priceOf(amount, term, 0, paidOut);
  const parts = schedule.map((part) => ({
    ...stored(part),
    ...(part.period === schedule.length && serviceFee > 0 && { serviceFee }),
  }));
  const interest = { from: paidOut, leastUntil: addDays(paidOut, 1) };
  return { ...planOf(parts), interest };
}

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
          const plan = pricedPlan(amount, term, serviceFee);
          const costs = { borrowed: 10_000, interest: 0, processingFee: 0, otherCosts: 0 };
          const day = addDays(paidOut, days);
          const paid = parts
            .map(([pesos, after], index) => receipt(`p${index}`, pesos, addDays(paidOut, after)))
            .filter(({ on }) => on <= day);
          const earlier = byDay(paid);
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
            allocations.reduce((total, one) => total + allocated(one), 0),
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
