import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#domain/dates.ts';
import { instalmentStatus, instalmentTotals } from '#domain/payments/repayment-plan.ts';
import { allocated } from '#sandbox/rules/allocation.ts';
import { type Books, booksOf, type Plan, type Receipt } from '#sandbox/rules/books.ts';
import type { StoredInstalment } from '#sandbox/rules/overdue.ts';
import { atDepth } from '#tests/depth.ts';

const due = '2026-12-21';
const loan = { borrowed: 5_000, interest: 300, processingFee: 260, otherCosts: 0 };
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
const receipt = (paymentId: string, pesos: number, on: IsoDate): Receipt => ({
  paymentId,
  centavos: Math.round(pesos * 100),
  on,
});
const booksOn = (on: IsoDate, ...receipts: Receipt[]) =>
  booksOf(planOf([stored()]), receipts, on, loan);
const feeOf = ({ instalments }: Books) => instalmentTotals(instalments).overdueFee;

describe('an instalment', () => {
  it('is not late on its due date and costs 5 % a month from the day after', () => {
    const on = (day: string) => booksOn(day).instalments[0];
    expect(on(due)).toMatchObject({ overdueFee: 0, status: instalmentStatus.outstanding });
    expect(on(addDays(due, 1))).toMatchObject({ overdueFee: 8, status: instalmentStatus.overdue });
    expect(on(addDays(due, 30))).toMatchObject({ overdueFee: 265 });
  });

  it('costs nothing more once settled', () => {
    const settled = stored({ paidAmount: 5_310, overdueFee: 10, repayDate: '2026-12-22' });
    expect(booksOf(planOf([settled]), [], '2027-12-22', loan).instalments).toEqual([
      { ...settled, status: instalmentStatus.settled },
    ]);
  });
});

describe('a payment', () => {
  it('counts from its value date', () => {
    const on = addDays(due, 5);
    expect(feeOf(booksOn(on))).toBe(44);
    expect(feeOf(booksOn(on, receipt('a', 5_300, due)))).toBe(0);
    expect(booksOn(on, receipt('a', 5_300, due)).instalments[0]?.repayDate).toBe(due);
  });

  it('of the whole debt that counts from the due date leaves no overdue fee; a second payment becomes credit', () => {
    const paidLate = addDays(due, 5);
    const { divisions, creditCentavos } = booksOn(
      paidLate,
      receipt('counter', 5_300, due),
      receipt('online', 5_344, paidLate),
    );
    expect(divisions.map(({ credit }) => credit)).toEqual([0, 5_344]);
    expect(creditCentavos).toBe(534_400);
  });

  it('keeps centavos until they make a peso', () => {
    const half = booksOn(due, receipt('a', 5_299.5, due));
    expect(half.instalments[0]).toMatchObject({ paidAmount: 5_299, repayDate: null });
    expect(half.creditCentavos).toBe(50);
    const both = booksOn(due, receipt('a', 5_299.5, due), receipt('b', 0.75, due));
    expect(both.instalments[0]).toMatchObject({ paidAmount: 5_300, repayDate: due });
    expect(both.divisions.map(({ keptCentavos }) => keptCentavos)).toEqual([50, -25]);
    expect(both.creditCentavos).toBe(25);
  });
});

describe('the plan of a rollover', () => {
  /** 5,000 postponed from the day after the due date: interest 300 paid, 300 more to come. */
  const rolled: Plan = {
    instalments: [
      stored({ principal: 0, overdueFee: 8, paidAmount: 308, repayDate: '2026-12-22' }),
      stored({ period: 2, dueDate: '2027-01-21' }),
    ],
    from: '2026-12-22',
    keptCentavos: 75,
    interest: null,
  };
  const costs = { ...loan, interest: 600, otherCosts: 260 };

  it('starts with the earlier payments and the kept centavos', () => {
    const books = booksOf(rolled, [receipt('a', 100.25, '2026-12-30')], '2026-12-30', costs);
    expect(books.divisions).toEqual([
      {
        paymentId: 'a',
        allocations: [{ period: 2, overdueFee: 0, interest: 101, principal: 0 }],
        credit: 0,
        keptCentavos: -75,
      },
    ]);
    expect(books.creditCentavos).toBe(0);
    expect(books.paid[0]).toEqual({ period: 1, overdueFee: 8, interest: 300, principal: 0 });
    expect(books.instalments[0]).toMatchObject({ overdueFee: 8, status: instalmentStatus.settled });
  });

  it('counts a payment with an earlier value date from the first day of the plan', () => {
    const late = '2027-01-31';
    const books = booksOf(rolled, [receipt('a', 5_300, '2026-12-20')], late, costs);
    expect(books.instalments[1]).toMatchObject({ overdueFee: 0, repayDate: '2026-12-22' });
    expect(feeOf(booksOf(rolled, [], late, costs))).toBe(8 + 88);
  });

  it('costs at most the amount borrowed, including its earlier cost', () => {
    const books = booksOf(rolled, [], '2036-12-22', costs);
    expect(costs.interest + costs.processingFee + costs.otherCosts + feeOf(books)).toBe(5_000);
  });
});

const lives = atDepth(20_000, 100_000);

/**
 * A random loan with its payments. `day`: days from the payout to the payment; `order`: place in the
 * order of posting.
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
function broken(books: Books, receipts: readonly Receipt[]): string | null {
  const paid = sum(receipts.map(({ centavos }) => centavos));
  const shares = books.divisions.flatMap(({ allocations }) => allocations);
  const onLoan = sum(shares.map(allocated));
  if (paid !== onLoan * 100 + books.creditCentavos) return 'paid = allocated + credit';
  for (const { paymentId, allocations, credit, keptCentavos } of books.divisions) {
    const { centavos } = receipts.find((one) => one.paymentId === paymentId) ?? { centavos: -1 };
    const divided = (sum(allocations.map(allocated)) + credit) * 100 + keptCentavos;
    if (divided !== centavos) return 'each payment is divided to the centavo';
  }
  for (const part of books.instalments) {
    const own = shares.filter(({ period }) => period === part.period);
    if (sum(own.map(allocated)) !== part.paidAmount) return 'an instalment has its shares';
    if (sum(own.map(({ overdueFee }) => overdueFee)) > part.overdueFee) return 'a fee paid twice';
    if (sum(own.map(({ interest }) => interest)) > part.interest) return 'interest paid twice';
    if (sum(own.map(({ principal }) => principal)) > part.principal) return 'principal paid twice';
    const owed = part.principal + part.interest + part.overdueFee - part.paidAmount;
    if (owed < 0) return 'more paid than owed';
    if ((owed === 0) !== (part.status === instalmentStatus.settled)) return 'settled when paid';
  }
  const allSettled = books.instalments.every(({ repayDate }) => repayDate !== null);
  if (books.creditCentavos >= 100 && !allSettled)
    return 'a whole peso waits while something is owed';
  if (books.creditCentavos < 0) return 'credit below nothing';
  return null;
}

describe('over random loans and payments', () => {
  it('M3: paid = allocated + credit, at every step, in any order of posting', () => {
    fc.assert(
      fc.property(life, (one) => {
        const { plan, posted, costs } = lived(one);
        const today = addDays(paidOut, 260);
        let before = booksOf(plan, [], today, costs);
        for (let step = 1; step <= posted.length; step += 1) {
          const receipts = byDay(posted.slice(0, step));
          const books = booksOf(plan, receipts, today, costs);
          const complaint = broken(books, receipts);
          if (complaint !== null) throw new Error(complaint);
          // A posting can reverse fees but not add any, and credit stays credit.
          if (feeOf(books) > feeOf(before)) throw new Error('a posting made a fee');
          if (Math.floor(books.creditCentavos / 100) < Math.floor(before.creditCentavos / 100)) {
            throw new Error('a posting took credit away');
          }
          before = books;
        }
        const cost = costs.interest + costs.processingFee + feeOf(before);
        const limit = Math.max(costs.borrowed, costs.interest + costs.processingFee);
        if (cost > limit) throw new Error('it cost more than was borrowed');
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
          instalmentTotals(booksOf(plan, receipts, on, costs).instalments).remaining;
        return owed(addDays(from, more)) >= owed(from);
      }),
      { numRuns: lives / 20 },
    );
  });
});
