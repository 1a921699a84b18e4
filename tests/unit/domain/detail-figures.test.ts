import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefundable } from '#domain/payments/overpayment.ts';
import { detailFigures, type NotedDetail, nextOfDetail } from '#domain/payments/repayment.ts';
import {
  type Instalment,
  instalmentCost,
  instalmentStatus,
} from '#domain/payments/repayment-plan.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { detail as detailOf, instalment, story } from '#machines/samples/repayment.ts';
import { forAll } from '#tests/for-all.ts';

function paidBy(pesos: number, parts: Partial<Instalment>): Instalment {
  const one = instalment(1, parts);
  const paidAmount = Math.min(pesos, instalmentCost(one));
  const isSettled = paidAmount === instalmentCost(one);
  const status = isSettled ? instalmentStatus.settled : instalmentStatus.outstanding;
  return { ...one, paidAmount, status };
}

const feePaidLast = ({ principal, interest, overdueFee, paidAmount }: Instalment) =>
  Math.max(0, paidAmount - principal - interest - overdueFee);

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const amount = fc.nat(3_000);
/** An instalment now, and after the posting of more money, which reverses some overdue fee. */
const anyPair = fc
  .record({
    principal: fc.integer({ min: 1, max: 3_000 }),
    interest: amount,
    overdueFee: amount,
    serviceFee: amount,
    paid: fc.nat(9_000),
    more: amount,
    reversed: amount,
  })
  .map(({ paid, more, reversed, ...parts }) => {
    const before = paidBy(Math.min(paid, instalmentCost(instalment(1, parts)) - 1), parts);
    const unpaid = instalmentCost(before) - before.paidAmount;
    const overdueFee = parts.overdueFee - Math.min(reversed, parts.overdueFee, unpaid);
    return [before, paidBy(before.paidAmount + more, { ...parts, overdueFee })] as const;
  });
const anySaving = fc.option(fc.nat(500), { nil: undefined });

function addedUp(detail: NotedDetail): number {
  const figures = detailFigures(detail);
  const { principal, interest, overdueFee, serviceFee, repaidServiceFee } = figures;
  const { operationFees, paid, onItsWay, noted, notCharged, moved } = figures;
  const charged = principal + interest + overdueFee + serviceFee - repaidServiceFee + operationFees;
  const movedPesos = sum(moved.map(({ centavos }) => centavos)) / 100;
  return charged - paid - onItsWay - noted - notCharged + movedPesos;
}

describe('the figures of a loan’s page', () => {
  it('add up to the remaining debt, with announced and noted money, fees and a settlement', () => {
    forAll(
      fc.array(anyPair, { minLength: 1, maxLength: 4 }),
      fc.nat(12_000),
      anySaving,
      fc.boolean(),
      (pairs, notedAmount, saving, isAnnounced) => {
        const plans = pairs.map(([before]) => before);
        const posted = pairs.map(([, after]) => after);
        const shown = isAnnounced ? posted : plans;
        const unpaid = shown.filter(({ status }) => status !== instalmentStatus.settled);
        const rest = sum(unpaid.map((one) => instalmentCost(one) - one.paidAmount));
        const settlement =
          saving !== undefined && rest > saving
            ? { amount: rest - saving, saves: saving }
            : undefined;
        const detail = detailOf({
          repayPlans: plans,
          repayOrder: {
            principal: sum(plans.map(({ principal }) => principal)),
            interest: sum(plans.map(({ interest }) => interest)),
          },
          serviceFee: sum(plans.map(({ serviceFee = 0 }) => serviceFee)),
          repaidServiceFee: sum(plans.map(feePaidLast)),
          operationFees: 260,
          ...(isAnnounced
            ? { plansOncePosted: posted, oncePosted: unpaid, oncePostedSettlement: settlement }
            : { settlement }),
        });
        const noted = notedAmount === 0 ? [] : [paidNote({ amount: notedAmount })];
        const { left, ...others } = detailFigures({ ...detail, noted });
        expect(addedUp({ ...detail, noted })).toBe(left);
        const isSettled = settlement !== undefined && notedAmount >= settlement.amount;
        expect(left).toBe(isSettled ? 0 : Math.max(0, rest - notedAmount));
        expect(others.onItsWay).toBe(
          sum(shown.map((one) => one.paidAmount)) - sum(plans.map((one) => one.paidAmount)),
        );
      },
    );
  });

  it('subtract no money that is for an operation', () => {
    const noted = [paidNote({ amount: 500 })];
    const detail = detailOf({ repayPlans: [instalment(1)], paysFor: 'rollover' });
    const none = { onItsWay: 0, noted: 0, notCharged: 0 };
    const left = instalmentCost(instalment(1));
    expect(detailFigures({ ...detail, noted })).toMatchObject({ ...none, left });
    expect(nextOfDetail({ ...detail, noted })).toBeNull();
  });

  it('count the overdue fees and the balance that another order took over', () => {
    const fee = (dueDate: string, pesos: number) => ({
      kind: 'overdueFee' as const,
      on: '2026-06-20',
      centavos: pesos * 100,
      balanceCentavos: 0,
      overdue: {
        dueDate,
        from: dueDate,
        through: '2026-06-20',
        days: 6,
        base: 1000,
        amount: pesos,
      },
    });
    const moved = (['letOff', 'movedOn'] as const).map((kind) => ({
      kind,
      on: '2026-06-20',
      centavos: -100_000,
      balanceCentavos: 0,
    }));
    const entries = [...story().entries, fee('2026-05-01', 40), fee('2026-06-14', 26), ...moved];
    const repayPlans = [instalment(1, { dueDate: '2026-05-01', overdueFee: 40 })];
    const newLoan = { loanOrderId: 'loan-2', loanNumber: 'L-2' };
    const figures = (change: object) =>
      detailFigures(detailOf({ repayPlans, story: story({ entries, ...change }) }));
    expect(figures({ newLoan })).toMatchObject({ overdueFee: 66, moved });
    expect(figures({})).toMatchObject({ overdueFee: 40, moved: [] });
    expect(detailFigures(detailOf({ repayPlans, story: undefined })).moved).toEqual([]);
  });
});

it('the next payment of a loan’s page is the first unpaid instalment after noted payments, or null', () => {
  const settled = instalment(1, { status: instalmentStatus.settled, paidAmount: 2650 });
  const dueDate = '2024-02-13';
  const next = instalment(2, { dueDate });
  const detail = detailOf({ repayPlans: [settled, next, instalment(3)] });
  const after = (pesos: number) =>
    nextOfDetail({ ...detail, noted: pesos > 0 ? [paidNote({ amount: pesos })] : [] });
  const due = instalmentCost(next);
  expect(after(0)).toEqual({ amount: due, dueDate });
  expect(after(1)).toEqual({ amount: due - 1, dueDate });
  expect(after(due)).toBeNull();
  expect(nextOfDetail({ ...detail, restructuring: true })).toBeNull();
});

it('an overpayment is refundable from one peso', () => {
  expect([99, 100].map((centavos) => isRefundable({ centavos }))).toEqual([false, true]);
});
