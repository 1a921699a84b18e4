import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hour } from '#domain/constants.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { extraCostOf, OperationOffer } from '#domain/operations/operation-offer.ts';
import { priceOfRestructure } from '#domain/operations/operation-price.ts';
import { lastLoanOf } from '../borrower-steps.ts';
import { openOperations, type Operations } from './operation-steps.ts';
import { type MadeBorrower, newSuffix } from '../wire-client.ts';

let world: Operations['world'];
let steps: Operations['steps'];
let wire: Operations['wire'];

beforeEach(async () => {
  ({ world, steps, wire } = await openOperations());
});
afterEach(() => world.close());

type Id = { restructureOrderId: string };

const initiate = async (borrower: MadeBorrower) => steps.initiateRestructure(borrower);
const detail = async (borrower: MadeBorrower, id: Id) =>
  wire.call('repayRestructureDetail', id, borrower);
const confirm = async (borrower: MadeBorrower, { restructureOrderId }: Id) =>
  wire.call(
    'repayRestructureConfirm',
    await steps.restructure(borrower, restructureOrderId),
    borrower,
  );
const refusal = async ({ token }: MadeBorrower, method: string, data: unknown, lang = 'en') => {
  const { code, msg } = await wire.envelope([{ method, data }], { token, lang });
  return { code, msg };
};

describe('a restructure (T)', () => {
  it('T1: discloses the new plan to the peso before it is agreed to', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    const { offers } = await steps.pending(borrower);
    expect(offers).toMatchObject({
      rollover: { available: false, reason: 'tooLate' },
      restructure: { available: true },
      open: null,
    });
    const id = await initiate(borrower);
    const order = await detail(borrower, id);
    const offer = v.parse(OperationOffer, offers?.restructure);
    // The offer equals the order: fee and interest, minus the waived interest.
    expect(offer.available && extraCostOf(offer)).toBe(order.cost.after - order.cost.byPlan);
    // 20 days late with 2,800 cost an overdue fee of 93. The restructure has no interest for these
    // days; today's total has 100 for them: it is 5,548 by the plan, minus 55 for 11 days to come.
    expect(order).toMatchObject({
      state: 'INITIATED',
      step: null,
      outstanding: { principal: 5_000, interest: 300, overdueFee: 93, waivedInterest: 155 },
      downPayment: 540,
      fee: 48,
      minimumPayment: 588,
      missing: 588,
      balance: { principal: 4_853, interest: 0, overdueFee: 0, total: 4_853 },
      totalToday: 5_493,
    });
    const sum = (of: (part: (typeof order.schedule)[number]) => number) =>
      order.schedule.reduce((total, part) => total + of(part), 0);
    expect(order.schedule.map(({ dueDate }) => dueDate)).toEqual([
      '2026-12-22',
      '2027-01-22',
      '2027-02-22',
    ]);
    expect(sum((part) => part.principal + part.carriedOverdueFee)).toBe(order.balance.total);
    const interest = sum((part) => part.interest);
    expect(order.totalAfter).toBe(order.missing + order.balance.total + interest);
    const shown = disclose(priceOfRestructure(order), order.from);
    expect(shown).toMatchObject({ overCaps: [], financeCharge: interest + order.fee });

    const { token } = borrower;
    const texts = await Promise.all(
      ['en', 'fil'].map(async (lang) =>
        wire.call('repayRestructureContractPreview', id, { token, lang }),
      ),
    );
    expect(texts[0]?.html).toContain('An instalment that is not paid in time is overdue');
    expect(texts[1]?.html).toContain('Ang hulog na hindi nabayaran sa oras ay overdue');
    for (const { html } of texts) expect(html).toContain('₱4,853.00');
    expect(texts[0]?.hash).not.toBe(texts[1]?.hash);
  });

  it('T3, T4, S4.20, S4.22: passes its four steps by the clock and creates a new loan', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    const before = await steps.pending(borrower, borrower.loanOrderIds[0]);
    const id = await initiate(borrower);
    // The order's cost has the interest of 11 days to come, 55 of 155 pesos; the loan's has not.
    expect(before.cost).toEqual({
      soFar: (await detail(borrower, id)).cost.byPlan - 55,
      borrowed: 5_000,
    });
    expect(await confirm(borrower, id)).toEqual({ ...id, state: 'CONFIRMED', paidAmount: 588 });
    const [one, two, three] = [10_000, 20_000, 10_000];
    const seen = async () => {
      const { state, step, steps: reviewSteps } = await detail(borrower, id);
      return [state, step, reviewSteps.map(({ since }) => since !== null)];
    };
    expect(await seen()).toEqual(['CONFIRMED', 'verifyingBorrower', [true, false, false, false]]);
    world.pass(one);
    expect(await seen()).toEqual(['CONFIRMED', 'applying', [true, true, false, false]]);
    world.pass(two);
    expect(await seen()).toEqual(['CONFIRMED', 'generatingOrder', [true, true, true, false]]);
    expect(await refusal(borrower, 'repayRestructureCompletionAck', id)).toMatchObject({
      code: 400001,
    });
    world.pass(three);
    expect(await seen()).toEqual(['COMPLETED', 'orderCreated', [true, true, true, true]]);

    const order = await detail(borrower, id);
    const { orders } = await wire.call('myOrders', {}, borrower);
    const [made, old] = orders;
    expect(old).toMatchObject({
      loanOrderId: order.loanOrderId,
      status: 80,
      newLoanOrderId: order.newLoan?.loanOrderId,
      operationFees: 48,
      overdueFee: 0,
    });
    expect(made).toMatchObject({
      ...order.newLoan,
      restructuredFrom: order.loanOrderId,
      status: 70,
      loanAmount: 4_853,
      amountReceived: 0,
      term: 92,
      dueDate: '2026-12-22',
    });
    const due = await steps.pending(borrower, made?.loanOrderId);
    expect(due.totalDue).toBe(order.totalAfter - order.missing);
    // The cost of the new loan is the cost of the old one and the new interest of the first day.
    const interest = due.installments.reduce((sum, part) => sum + part.interest, 0);
    expect(due.cost).toEqual({ soFar: order.cost.after - interest + 6, borrowed: 5_000 });
    expect(due.offers?.open).toEqual({
      kind: 'restructure',
      id: id.restructureOrderId,
      state: 'COMPLETED',
    });
    expect(due.offers?.restructure).toMatchObject({ available: false, reason: 'usedUp' });
    await wire.call('repayRestructureCompletionAck', id, borrower);
    expect((await steps.pending(borrower, made?.loanOrderId)).offers?.open).toBeNull();
    const texts = (await world.control.sms(borrower)).map(({ text }) =>
      text.replaceAll('\u00a0', ' '),
    );
    expect(texts[0]).toMatch(
      /restructure of loan HR\d+ is confirmed: loan HR\d+ is the new loan\. First due date: Dec 22/,
    );
    expect(texts.filter((text) => text.includes('fully paid'))).toEqual([]);
    const { operations } = await world.control.ledger(borrower);
    expect(operations).toMatchObject([{ kind: 'restructure', consent: { language: 'en' } }]);
    await world.control.advance(borrower, '31d');
    expect(await steps.pending(borrower, made?.loanOrderId)).toMatchObject({ status: 75 });
  });

  it('T2, T6, S5.5: waits for its agreement, also above its minimum, and returns what is missing', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    const id = await initiate(borrower);
    await steps.pay(borrower, lastLoanOf(borrower), 500);
    const data = await steps.restructure(borrower, id.restructureOrderId);
    const unpaid = { ...data, payment: null };
    expect(await refusal(borrower, 'repayRestructureConfirm', unpaid)).toEqual({
      code: 403004,
      msg: 'Repayment amount is insufficient for Loan Restructure. ₱88.00 is missing.',
    });
    const unticked = { ...data, agreement: { ...data.agreement, hash: '' } };
    expect(await refusal(borrower, 'repayRestructureConfirm', unticked)).toEqual({
      code: 402006,
      msg: 'Please agree the terms of the loan agreement',
    });
    await steps.pay(borrower, lastLoanOf(borrower), 1_000);
    const order = await detail(borrower, id);
    expect(order).toMatchObject({ state: 'INITIATED', missing: 0, paidAmount: 1_500 });
    expect(order.balance.total - order.fee).toBe(5_393 - 1_500);
    expect(await refusal(borrower, 'repayRestructureConfirm', data)).toMatchObject({
      code: 402003,
    });
    expect(await confirm(borrower, id)).toMatchObject({ state: 'CONFIRMED', paidAmount: 0 });
  });

  it('T5: needs another agreement after a payment in its review, which counts once', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    const id = await initiate(borrower);
    await confirm(borrower, id);
    world.pass(15_000);
    const before = await detail(borrower, id);
    await steps.pay(borrower, lastLoanOf(borrower), 1_000);
    const order = await detail(borrower, id);
    expect(order).toMatchObject({ state: 'INITIATED', step: null, confirmedAt: null, missing: 0 });
    expect(order.balance.total).toBeLessThan(before.balance.total - 1_000);
    expect((await world.control.sms(borrower))[0]?.text).toContain(
      'with your payment the plan of loan',
    );
    await confirm(borrower, id);
    world.pass(40_000);
    const { newLoan, totalAfter } = await detail(borrower, id);
    expect((await steps.pending(borrower, newLoan?.loanOrderId ?? '')).totalDue).toBe(totalAfter);
    const { payments } = await world.control.ledger(borrower);
    expect(payments.map(({ amount }) => amount)).toEqual([588, 1_000]);
  });

  it('T5: excludes a rollover at the same time: one succeeds, the other is refused with the reason', async () => {
    const borrower = await world.control.borrower('loan-75');
    const loanOrderId = lastLoanOf(borrower);
    const rollover = await wire.call('repayDeferralInitiate', { loanOrderId }, borrower);
    const rolled = await steps.rollOver(borrower, rollover.deferralOrderId);
    const id = await initiate(borrower);
    expect(await refusal(borrower, 'repayDeferralConfirm', rolled)).toMatchObject({
      code: 403006,
    });
    expect((await steps.pending(borrower)).offers?.open).toMatchObject({ kind: 'restructure' });
    const again = await wire.call('repayDeferralInitiate', { loanOrderId }, borrower);
    expect(await refusal(borrower, 'repayRestructureDetail', id)).toMatchObject({ code: 403006 });
    await wire.call(
      'repayDeferralConfirm',
      await steps.rollOver(borrower, again.deferralOrderId),
      borrower,
    );
    expect(await refusal(borrower, 'repayRestructureInitiate', { loanOrderId })).toEqual({
      code: 1600002,
      msg: 'Something else on this loan is under way.',
    });
    expect(
      (await refusal(borrower, 'repayRestructureInitiate', { loanOrderId }, 'fil')).msg,
    ).toContain('pinoproseso');
  });

  it('remains one order if it is initiated and confirmed repeatedly', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    const [one, other] = [await initiate(borrower), await initiate(borrower)];
    expect(other).toEqual(one);
    const data = await steps.restructure(borrower, one.restructureOrderId);
    const attempt = { token: borrower.token, suffix: newSuffix(), t: world.now() };
    const first = await wire.call('repayRestructureConfirm', data, attempt);
    expect(await wire.call('repayRestructureConfirm', data, attempt)).toEqual(first);
    expect(await wire.call('repayRestructureConfirm', data, borrower)).toEqual({
      ...first,
      paidAmount: 0,
    });
    expect(await initiate(borrower)).toEqual(one);
    world.pass(40_000);
    const ledger = await world.control.ledger(borrower);
    expect(ledger.orders).toHaveLength(2);
    expect(ledger.payments).toHaveLength(1);
  });

  it('continues if midnight passes during its review, and expires if midnight passes before its review', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    world.pass(12 * hour - 20_000);
    const id = await initiate(borrower);
    await confirm(borrower, id);
    const agreed = await detail(borrower, id);
    world.pass(60_000);
    const done = await detail(borrower, id);
    expect(done).toMatchObject({ state: 'COMPLETED', schedule: agreed.schedule });

    const late = await world.control.borrower('restructure-offered');
    const open = await initiate(late);
    // A payment below the minimum does not extend the price beyond midnight.
    await steps.pay(late, lastLoanOf(late), 100);
    world.pass(24 * hour);
    expect(await refusal(late, 'repayRestructureContractPreview', open)).toMatchObject({
      code: 403005,
    });
  });

  it('is refused to another borrower, and for a loan that is not late enough', async () => {
    const borrower = await world.control.borrower('restructure-offered');
    const id = await initiate(borrower);
    const data = await steps.restructure(borrower, id.restructureOrderId);
    const stranger = await world.control.borrower('loan-70');
    for (const [method, sent] of [
      ['repayRestructureDetail', id],
      ['repayRestructureContractPreview', id],
      ['repayRestructureConfirm', data],
      ['repayRestructureCompletionAck', id],
    ] as const) {
      expect(await refusal(stranger, method, sent)).toMatchObject({ code: 404002 });
    }
    const own = { loanOrderId: lastLoanOf(stranger) };
    expect(await refusal(stranger, 'repayRestructureInitiate', own)).toEqual({
      code: 1600002,
      msg: 'A restructure is not available yet for this loan.',
    });
  });
});
