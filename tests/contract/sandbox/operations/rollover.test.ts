import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hour } from '#domain/constants.ts';
import { addDays, manilaDay } from '#domain/dates.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { priceOfRollover } from '#domain/operations/operation-price.ts';
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

const initiate = async (borrower: MadeBorrower) => steps.initiateRollover(borrower);
const detail = async (borrower: MadeBorrower, id: { deferralOrderId: string }) =>
  wire.call('repayDeferralDetail', id, borrower);
const refusal = async ({ token }: MadeBorrower, method: string, data: unknown, lang = 'en') => {
  const { code, msg } = await wire.envelope([{ method, data }], { token, lang });
  return { code, msg };
};

describe('a rollover (V)', () => {
  it('V3, S9.4: discloses its cost before it is confirmed, in one reply', async () => {
    const borrower = await world.control.borrower('rollover-initiated');
    const { offers } = await steps.pending(borrower);
    const { id = '' } = offers?.open ?? {};
    const order = await detail(borrower, { deferralOrderId: id });
    const today = manilaDay(world.now());
    expect(order).toMatchObject({
      state: 'INITIATED',
      interest: 300,
      overdueFee: 0,
      fee: 260,
      minimumPayment: 560,
      missing: 560,
      principal: 5_000,
      dueDate: addDays(today, 3),
      newDueDate: addDays(today, 33),
      totalToday: 5_270,
      totalAfter: 6_015,
      cost: { byPlan: 830, after: 1_390, cap: 5_000 },
      used: 0,
      most: 3,
      confirmedBy: null,
      confirmedAt: null,
    });
    const shown = disclose(priceOfRollover(order), order.from);
    expect(shown.effectiveMonthlyRate).toBeCloseTo(0.0989, 4);
    expect(shown.overCaps).toEqual([]);
    expect(order.disclosure.html).toContain('₱6,015.00');
    expect(offers).toMatchObject({
      rollover: { available: true, payNow: 560, dueDate: order.newDueDate },
      restructure: { available: false, reason: 'tooEarly' },
      open: { kind: 'rollover', state: 'INITIATED' },
    });
    expect(await wire.call('loanWindowConfig', {}, borrower)).toMatchObject({
      rollover: true,
      restructure: false,
    });
  });

  it('V8: is confirmed with consent and payment, and changes debt, dates, fees and offers at once', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const id = await initiate(borrower);
    const data = await steps.rollOver(borrower, id.deferralOrderId);
    const reply = await wire.call('repayDeferralConfirm', data, borrower);
    expect(reply).toEqual({ ...id, state: 'CONFIRMED', paidAmount: 560 });
    const today = manilaDay(world.now());
    const due = await steps.pending(borrower);
    expect(due).toMatchObject({ totalDue: 5_455, dueDate: addDays(today, 33), overdueDays: 0 });
    expect(due.offers?.rollover).toMatchObject({ available: false, reason: 'running' });
    const data75 = { loanOrderId: lastLoanOf(borrower) };
    expect(await wire.call('queryLoanOrderStatus', data75, borrower)).toMatchObject({
      status: 70,
      operationFees: 260,
      extraDays: 30,
      interest: 755,
    });
    const paid = await wire.call('queryRepayOrderDetail', data75, borrower);
    expect(paid.operationFees).toBe(260);
    expect(paid.repayPlans).toMatchObject([
      { period: 1, principal: 0, interest: 300, paidAmount: 300, status: 15 },
      { period: 2, principal: 2_500, interest: 300, paidAmount: 0, status: 5 },
      { period: 3, principal: 2_500, interest: 155, paidAmount: 0, status: 5 },
    ]);

    expect(await refusal(borrower, 'repayDeferralCompletionAck', id)).toMatchObject({
      code: 400001,
    });
    world.pass(5_000);
    const done = await detail(borrower, id);
    expect(done).toMatchObject({ state: 'COMPLETED', confirmedBy: 'borrower', missing: 0 });
    expect((done.completedAt ?? 0) - (done.confirmedAt ?? 0)).toBe(5_000);
    expect((await steps.pending(borrower)).offers?.open).toMatchObject({ state: 'COMPLETED' });
    await wire.call('repayDeferralCompletionAck', id, borrower);
    await wire.call('repayDeferralCompletionAck', id, borrower);
    expect((await steps.pending(borrower)).offers?.open).toBeNull();
    expect((await steps.pending(borrower)).offers?.rollover).toMatchObject({
      available: false,
      reason: 'tooEarly',
      from: addDays(today, 26),
    });
    const [sms] = await world.control.sms(borrower);
    expect(sms?.text).toMatch(
      /₱560\.00\. The rollover of loan HR\d+ is confirmed\. ₱5,000\.00 of principal/,
    );
    const { operations } = await world.control.ledger(borrower);
    expect(operations).toMatchObject([{ kind: 'rollover', consent: data.agreement }]);
  });

  it('V2, V5, S4.19: is confirmed by the payment that reaches its minimum, which counts to the peso', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const id = await initiate(borrower);
    await steps.pay(borrower, lastLoanOf(borrower), 400);
    expect(await detail(borrower, id)).toMatchObject({
      state: 'INITIATED',
      paidAmount: 400,
      missing: 160,
      received: [{ amount: 400 }],
      totalToday: 4_870,
    });
    const data = { ...(await steps.rollOver(borrower, id.deferralOrderId)), payment: null };
    expect(await refusal(borrower, 'repayDeferralConfirm', data)).toEqual({
      code: 403004,
      msg: 'Repayment amount is insufficient for Rollover. ₱160.00 is missing.',
    });
    const fil = await steps.rollOver(borrower, id.deferralOrderId, { lang: 'fil' });
    const short = { ...fil, payment: fil.payment && { ...fil.payment, amount: 60 } };
    expect(await refusal(borrower, 'repayDeferralConfirm', short, 'fil')).toEqual({
      code: 403004,
      msg: 'Kulang ang halaga ng pagbabayad para sa Rollover. ₱100.00 pa ang kulang.',
    });
    expect((await steps.pending(borrower)).totalDue).toBe(5_055);
    await steps.pay(borrower, lastLoanOf(borrower), 1_160);
    const order = await detail(borrower, id);
    // 1,560 were paid: 300 of interest, the fee on the remaining principal, and principal.
    expect(order).toMatchObject({ state: 'CONFIRMED', confirmedBy: 'payment', missing: 0 });
    expect(order.fee).toBe(Math.floor(order.principal * 0.052));
    expect(300 + order.fee + (5_000 - order.principal)).toBe(1_560);
    expect((await steps.pending(borrower)).totalDue).toBe(
      order.principal + order.newInterest + 155,
    );
    const { payments } = await world.control.ledger(borrower);
    expect(payments.map(({ amount }) => amount)).toEqual([400, 1_160]);
  });

  it('V7: remains one order with one fee if it is initiated and confirmed repeatedly', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const { token } = borrower;
    const [one, other] = [await initiate(borrower), await initiate(borrower)];
    expect(other).toEqual(one);
    const data = await steps.rollOver(borrower, one.deferralOrderId);
    const attempt = { token, suffix: newSuffix(), t: world.now() };
    const first = await wire.call('repayDeferralConfirm', data, attempt);
    expect(await wire.call('repayDeferralConfirm', data, attempt)).toEqual(first);
    expect(await wire.call('repayDeferralConfirm', data, { token })).toEqual({
      ...first,
      paidAmount: 0,
    });
    const { payments, operations } = await world.control.ledger(borrower);
    expect(payments).toMatchObject([{ amount: 560 }]);
    expect(operations).toHaveLength(1);
    expect(await initiate(borrower)).toEqual(one);
  });

  it('V6: expires at midnight and is priced again', async () => {
    const borrower = await world.control.borrower('loan-75');
    const id = await initiate(borrower);
    const data = await steps.rollOver(borrower, id.deferralOrderId);
    const before = await detail(borrower, id);
    world.pass(12 * hour);
    for (const [method, sent] of [
      ['repayDeferralDetail', id],
      ['repayDeferralConfirm', data],
    ] as const) {
      expect(await refusal(borrower, method, sent)).toMatchObject({ code: 403005 });
    }
    expect(await refusal(borrower, 'repayDeferralDetail', id, 'fil')).toMatchObject({
      msg: 'Expired na ang offer na ito. Tingnan po ang bago.',
    });
    const next = await initiate(borrower);
    expect(next).not.toEqual(id);
    const order = await detail(borrower, next);
    expect(order.minimumPayment).toBeGreaterThan(before.minimumPayment);
    expect(order.newDueDate).toBe(addDays(before.newDueDate, 1));
    const old = { ...data, ...next };
    expect(await refusal(borrower, 'repayDeferralConfirm', old)).toMatchObject({ code: 402003 });
  });

  it('V6: needs another consent after a payment changed its price', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const id = await initiate(borrower);
    const data = await steps.rollOver(borrower, id.deferralOrderId);
    await steps.pay(borrower, lastLoanOf(borrower), 100);
    expect(await refusal(borrower, 'repayDeferralConfirm', data)).toMatchObject({ code: 402003 });
    const unticked = { ...data, agreement: { ...data.agreement, hash: '' } };
    expect(await refusal(borrower, 'repayDeferralConfirm', unticked)).toMatchObject({
      code: 402006,
    });
    // A payment below the minimum does not extend the price beyond midnight.
    world.pass(24 * hour);
    expect(await refusal(borrower, 'repayDeferralDetail', id)).toMatchObject({ code: 403005 });
  });

  it('refuses a payment from another account, and of a higher amount', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const { deferralOrderId } = await initiate(borrower);
    const data = await steps.rollOver(borrower, deferralOrderId);
    const cardNumber = '09170000001';
    const others = { ...data, payment: { amount: 560, cardNumber } };
    expect(await refusal(borrower, 'repayDeferralConfirm', others)).toMatchObject({ code: 403003 });
    const more = { ...data, payment: { ...others.payment, amount: 561 } };
    expect(await refusal(borrower, 'repayDeferralConfirm', more)).toMatchObject({ code: 403002 });
    expect((await world.control.ledger(borrower)).payments).toEqual([]);
  });

  it('allows repayments: paying the instalment withdraws the rollover, paying everything settles the loan', async () => {
    const borrower = await world.control.borrower('rollover-offered');
    const id = await initiate(borrower);
    const paid = await steps.payOnline(borrower, 2);
    expect(paid).toMatchObject({ status: 80, paidAmount: 5_270 });
    expect(await refusal(borrower, 'repayDeferralDetail', id)).toMatchObject({ code: 403007 });

    const two = await world.control.borrower('two-loans');
    const [, loanOrderId = ''] = two.loanOrderIds;
    await world.control.advance(two, '8d');
    const second = await wire.call('repayDeferralInitiate', { loanOrderId }, two);
    expect(await steps.payOnline(two)).toMatchObject({ status: 70 });
    expect(await refusal(two, 'repayDeferralDetail', second)).toMatchObject({ code: 403006 });
  });

  it('V4: is not offered if it breaks a legal cap, too early or too often', async () => {
    const over = await world.control.borrower('rollover-over-cap');
    expect((await steps.pending(over)).offers?.rollover).toEqual({
      available: false,
      reason: 'overCap',
      overCaps: ['effective'],
    });
    const data = { loanOrderId: lastLoanOf(over) };
    expect(await refusal(over, 'repayDeferralInitiate', data)).toEqual({
      code: 1600001,
      msg: 'The cost of this rollover would be more than the law allows.',
    });
    expect((await refusal(over, 'repayDeferralInitiate', data, 'fil')).msg).toBe(
      'Ang gastos sa rollover na ito ay lalampas sa pinapayagan ng batas.',
    );

    const early = await world.control.borrower('loan-70');
    const { code, msg } = await refusal(early, 'repayDeferralInitiate', {
      loanOrderId: lastLoanOf(early),
    });
    expect([code, msg]).toEqual([1600001, 'A rollover is not available yet for this loan.']);

    const often = await world.control.borrower('rollover-offered');
    for (let round = 0; round < 3; round += 1) {
      const { deferralOrderId } = await initiate(often);
      const confirmation = await steps.rollOver(often, deferralOrderId);
      await wire.call('repayDeferralConfirm', confirmation, often);
      const during = await steps.pending(often);
      world.pass(5_000);
      const after = await steps.pending(often);
      // After the third rollover none is left.
      const isLast = round === 2;
      expect(during.offers?.rollover).toMatchObject({ reason: isLast ? 'usedUp' : 'running' });
      expect(after.offers?.rollover).toMatchObject({ reason: isLast ? 'usedUp' : 'tooEarly' });
      await world.control.advance(often, '30d');
    }
    expect((await steps.pending(often)).offers?.rollover).toMatchObject({ reason: 'usedUp' });
    const { payments, orders } = await world.control.ledger(often);
    expect(payments).toHaveLength(3);
    expect(orders).toMatchObject([{ operationFees: 780, extraDays: 90 }]);
  });
});
