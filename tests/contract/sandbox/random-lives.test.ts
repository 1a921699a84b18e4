import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes } from '#domain/codes.ts';
import { instalmentTotals } from '#domain/repayment-plan.ts';
import { allocated } from '#sandbox/rules/allocation.ts';
import { borrowerOfMobile } from '#sandbox/repositories/borrowers.ts';
import { catchUp } from '#sandbox/repositories/catch-up.ts';
import { loansOf } from '#sandbox/repositories/loans.ts';
import { unpaidOf } from '#sandbox/repositories/loan-views.ts';
import { paymentsOf } from '#sandbox/repositories/payments.ts';
import { restructuresOf, isOpen } from '#sandbox/repositories/restructures.ts';
import { deferralsOf } from '#sandbox/repositories/rollovers.ts';
import { type InMemory, openSandbox } from './in-memory.ts';
import { operationSteps } from './operation-steps.ts';
import type { MadeBorrower } from './wire-client.ts';

/** What happens in a life; two devices hold what each of them saw last. */
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      share: fc
        .double({ min: 0, max: 0.5, noNaN: true })
        .map((share) => (share > 0.45 ? 1 : share)),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'rollover' as const,
        'restructure' as const,
        'look' as const,
        'confirm' as const,
        'agree' as const,
      ),
      device: fc.constantFrom(0, 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      time: fc.constantFrom('6s', '45s', '45s', '10m', '1d', '9d', '31d'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type Held = { method: string; data: unknown } | null;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Lives a life; after each step the books are looked at. */
async function live(world: InMemory, borrower: MadeBorrower, life: readonly Step[]) {
  const steps = operationSteps(world);
  const { mobile, token } = borrower;
  const devices: [Held, Held] = [null, null];
  const books = async () =>
    world.sandbox.work(mobile, async (work) => {
      const who = await borrowerOfMobile(work.tx, mobile);
      if (!who) throw new Error('nobody');
      await catchUp(work, who);
      return {
        now: work.now,
        loans: await loansOf(work, who.userId),
        payments: await paymentsOf(work, who.userId),
        deferrals: await deferralsOf(work, who.userId),
        restructures: await restructuresOf(work, who.userId),
      };
    });
  const current = async () => {
    const { loans, now } = await books();
    const loan = loans.findLast(({ state }) => state === 'repaying' || state === 'overdue');
    return loan ? { loan, owed: instalmentTotals(unpaidOf(loan, now)).remaining } : null;
  };
  const seenCodes: number[] = [];

  async function look(device: 0 | 1) {
    const found = await current();
    if (!found) return;
    const { loanOrderId } = found.loan;
    const { offers } = await world.wire.call('queryPendingRepayPlan', { loanOrderId }, { token });
    if (offers?.open?.state !== 'INITIATED') return;
    const { kind, id } = offers.open;
    devices[device] =
      kind === 'rollover'
        ? { method: 'repayDeferralConfirm', data: await steps.rollOver(borrower, id) }
        : { method: 'repayRestructureConfirm', data: await steps.restructure(borrower, id) };
  }

  for (const one of life) {
    const found = await current();
    if (one.do === 'pay' && found) {
      const amount = Math.max(1, Math.floor(one.share * found.owed));
      await steps.pay(borrower, found.loan.loanOrderId, amount);
    }
    if (one.do === 'wait') await world.control.advance(borrower, one.time);
    if ((one.do === 'rollover' || one.do === 'restructure') && found) {
      const method = one.do === 'rollover' ? 'repayDeferralInitiate' : 'repayRestructureInitiate';
      const { loanOrderId } = found.loan;
      seenCodes.push(await world.wire.code(method, { loanOrderId }, { token }));
      await look(one.device === 0 ? 0 : 1);
    }
    if (one.do === 'look' || one.do === 'agree') await look(one.device === 0 ? 0 : 1);
    if (one.do === 'confirm' || one.do === 'agree') {
      const held = devices[one.device === 0 ? 0 : 1];
      if (held) await world.wire.code(held.method, held.data, { token });
    }
    check(await books());
  }
  const end = await books();
  return {
    codes: seenCodes,
    rolled: end.deferrals.filter(({ agreed }) => agreed !== null).length,
    restructured: end.restructures.filter(({ newLoanOrderId }) => newLoanOrderId !== null).length,
  };

  function check({
    now,
    loans,
    payments,
    deferrals,
    restructures,
  }: Awaited<ReturnType<typeof books>>) {
    for (const { amount, allocations } of payments) {
      expect(sum(allocations.map(allocated))).toBe(amount);
    }
    for (const loan of loans) {
      const own = payments.filter(({ loanOrderId }) => loanOrderId === loan.loanOrderId);
      const fees = sum(own.flatMap(({ allocations }) => allocations.map(({ fee = 0 }) => fee)));
      expect(fees).toBe(loan.operationFees);
      const paid = sum(loan.stored.map(({ paidAmount }) => paidAmount));
      expect(paid + fees).toBe(sum(own.map(({ amount }) => amount)));
      const { loanOrderId } = loan;
      const rolled = deferrals.filter((row) => row.loanOrderId === loanOrderId && row.agreed);
      const made = restructures.filter(
        (row) => row.loanOrderId === loanOrderId && row.newLoanOrderId,
      );
      expect(made.length).toBeLessThanOrEqual(1);
      const agreed = [...rolled, ...made].map((row) => row.agreed?.fee ?? 0);
      expect(fees).toBe(sum(agreed));
      expect(loan.extraDays > 0).toBe(rolled.length > 0);
      const open =
        deferrals.filter(
          (row) =>
            row.loanOrderId === loanOrderId &&
            (row.state === 'initiated' || row.state === 'confirmed'),
        ).length +
        restructures.filter((row) => row.loanOrderId === loanOrderId && isOpen(row)).length;
      expect(open).toBeLessThanOrEqual(1);
      expect(loan.stored.map(({ period }) => period)).toEqual(
        [...new Set(loan.stored.map(({ period }) => period))].toSorted((a, b) => a - b),
      );
      const principal = sum(loan.stored.map((part) => part.principal));
      const moved = made.length === 0 ? loan.loanAmount : principal;
      expect(principal).toBe(moved);
      if (loan.state === 'settled') {
        expect(unpaidOf(loan, now)).toEqual([]);
        for (const part of loan.stored) {
          expect(part.paidAmount).toBe(part.principal + part.interest + part.overdueFee);
        }
      }
    }
    for (const row of restructures.filter(({ newLoanOrderId }) => newLoanOrderId !== null)) {
      const old = loans.find(({ loanOrderId }) => loanOrderId === row.loanOrderId);
      const next = loans.find(({ loanOrderId }) => loanOrderId === row.newLoanOrderId);
      expect([old?.newLoanOrderId, next?.restructuredFrom]).toEqual([
        next?.loanOrderId,
        old?.loanOrderId,
      ]);
      const { principal = 0, interest = 0 } = row.agreed?.balance ?? {};
      expect(next?.loanAmount).toBe(principal + interest);
      const left = sum(old?.stored.map((part) => part.principal) ?? []);
      // What was borrowed and not paid back is what goes on being owed.
      expect((old?.loanAmount ?? 0) - left).toBe(principal);
    }
  }
}

describe('any life of a loan with payments, midnights, and operations from two devices', () => {
  it.each(['rollover-offered', 'loan-75', 'restructure-offered', 'two-loans'])(
    'from %s: one operation at a time, each fee once, every peso told',
    async (scenario) => {
      const total = { rolled: 0, restructured: 0 };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (life) => {
          const world = await openSandbox('2026-11-22T12:00:00+08:00', scenario);
          try {
            const borrower = await world.control.borrower(scenario);
            if (scenario === 'two-loans') await world.control.advance(borrower, '8d');
            const seen = await live(world, borrower, life);
            expect([0, codes.deferralConfig, codes.restructureConfig]).toEqual(
              expect.arrayContaining(seen.codes),
            );
            total.rolled += seen.rolled;
            total.restructured += seen.restructured;
          } finally {
            world.close();
          }
        }),
        { numRuns: 30, seed: 7 },
      );
      // A property that nothing ever happens in would show nothing.
      expect(total.rolled + total.restructured).toBeGreaterThan(2);
    },
    120_000,
  );
});
