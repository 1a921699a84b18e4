import { describe, expect, it } from 'vitest';
import { assumedCodes, codes } from '#domain/codes.ts';
import { addDays, manilaDay } from '#domain/dates.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { priceOfRollover } from '#domain/operations/operation-price.ts';
import { lastLoanOf, lenderOfFile } from './operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, now, pass, steps, wire } = await lenderOfFile();
const { refusal } = steps;

const detail = async (borrower: MadeBorrower, id: { deferralOrderId: string }) =>
  wire.call('repayDeferralDetail', id, borrower);
const confirmCode = async (borrower: MadeBorrower, data: unknown) =>
  wire.code('repayDeferralConfirm', data, borrower);
const offered = async (borrower: MadeBorrower) => (await steps.pending(borrower)).offers?.rollover;

describe('a rollover', () => {
  it('V3, S9.4: discloses its cost before it is confirmed, in one reply', async () => {
    const borrower = await control.borrower('rollover-offered');
    const offer = await offered(borrower);
    const order = await detail(borrower, await steps.initiateRollover(borrower));
    const today = manilaDay(now());
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
    });
    const shown = disclose(priceOfRollover(order), order.from);
    expect(shown.effectiveMonthlyRate).toBeCloseTo(0.0989, 4);
    expect(shown.overCaps).toEqual([]);
    expect(order.disclosure.html).toContain('₱6,015.00');
    expect(offer).toEqual({
      available: true,
      payNow: order.missing,
      fee: order.fee,
      interest: order.newInterest,
      dueDate: order.newDueDate,
    });
  });

  it('V8: is confirmed with consent and payment, and changes debt, dates, fees and offers at once', async () => {
    const borrower = await control.borrower('rollover-offered');
    const { confirmation, ...id } = await steps.confirmRollover(borrower);
    const today = manilaDay(now());
    const dueDate = addDays(today, 33);
    expect(await steps.pending(borrower)).toMatchObject({ totalDue: 5_455, dueDate });
    expect(await offered(borrower)).toMatchObject({ reason: 'running' });
    expect(await steps.detail(borrower)).toMatchObject({
      operationFees: 260,
      repayPlans: [
        { period: 1, principal: 0, interest: 300, paidAmount: 300, status: 15 },
        { period: 2, principal: 2_500, interest: 300, paidAmount: 0, status: 5 },
        { period: 3, principal: 2_500, interest: 155, paidAmount: 0, status: 5 },
      ],
    });
    const ack = async () => wire.code('repayDeferralCompletionAck', id, borrower);
    expect(await ack()).toBe(assumedCodes.invalidData);
    pass(5_000);
    expect(await detail(borrower, id)).toMatchObject({
      state: 'COMPLETED',
      confirmedBy: 'borrower',
      completedAt: now(),
    });
    expect([await ack(), await ack()]).toEqual([0, 0]);
    expect((await steps.pending(borrower)).offers?.open).toBeNull();
    const from = addDays(today, 26);
    expect(await offered(borrower)).toMatchObject({ reason: 'tooEarly', from });
    expect((await steps.texts(borrower))[0]).toMatch(
      /₱560\.00\. The rollover of loan HR\d+ is confirmed\. ₱5,000\.00 of principal/,
    );
    const { operations } = await control.ledger(borrower);
    expect(operations).toMatchObject([{ kind: 'rollover', consent: confirmation.agreement }]);
  });

  it('V2, V5, S4.19: is confirmed by the payment that reaches its minimum, and counts every peso of that payment', async () => {
    const borrower = await control.borrower('rollover-offered');
    const id = await steps.initiateRollover(borrower);
    await steps.pay(borrower, lastLoanOf(borrower), 400);
    const received = [{ amount: 400 }];
    expect(await detail(borrower, id)).toMatchObject({ paidAmount: 400, missing: 160, received });
    const unpaid = { ...(await steps.rollOver(borrower, id.deferralOrderId)), payment: null };
    expect(await refusal(borrower, 'repayDeferralConfirm', unpaid)).toEqual({
      code: assumedCodes.operationInsufficient,
      msg: 'Repayment amount is insufficient for Rollover. ₱160.00 is missing.',
    });
    await steps.pay(borrower, lastLoanOf(borrower), 1_160);
    const order = await detail(borrower, id);
    expect(order).toMatchObject({ state: 'CONFIRMED', confirmedBy: 'payment', missing: 0 });
    // 1,560 were paid: 300 of interest, the fee on the remaining principal, and principal.
    expect(order.fee).toBe(Math.floor(order.principal * 0.052));
    expect(300 + order.fee + (5_000 - order.principal)).toBe(1_560);
    const { totalDue } = await steps.pending(borrower);
    expect(totalDue).toBe(order.principal + order.newInterest + 155);
  });

  it('V6: has another price on the next day, for which its consent is not valid', async () => {
    const borrower = await control.borrower('loan-75');
    const id = await steps.initiateRollover(borrower);
    const data = await steps.rollOver(borrower, id.deferralOrderId);
    const before = await detail(borrower, id);
    await control.advance(borrower, '12h');
    expect(await refusal(borrower, 'repayDeferralDetail', id, 'fil')).toEqual({
      code: assumedCodes.operationExpired,
      msg: 'Expired na ang offer na ito. Tingnan po ang bago.',
    });
    const next = await steps.initiateRollover(borrower);
    const { newDueDate } = await detail(borrower, next);
    expect(newDueDate).toBe(addDays(before.newDueDate, 1));
    expect(await confirmCode(borrower, { ...data, ...next })).toBe(assumedCodes.offerChanged);
  });

  it('V6: is refused after a payment changed its price, without a tick, from another account, or with another amount', async () => {
    const borrower = await control.borrower('rollover-offered');
    const { deferralOrderId } = await steps.initiateRollover(borrower);
    const old = await steps.rollOver(borrower, deferralOrderId);
    await steps.pay(borrower, lastLoanOf(borrower), 100);
    const data = await steps.rollOver(borrower, deferralOrderId);
    const payment = data.payment ?? { amount: 0, cardNumber: '' };
    for (const [change, code] of [
      [{ agreement: old.agreement }, assumedCodes.offerChanged],
      [{ agreement: { ...data.agreement, hash: '' } }, assumedCodes.consentMissing],
      [{ payment: { ...payment, cardNumber: '09170000001' } }, assumedCodes.accountMismatch],
      [{ payment: { ...payment, amount: payment.amount + 1 } }, assumedCodes.amountChanged],
    ] as const) {
      expect(await confirmCode(borrower, { ...data, ...change })).toBe(code);
    }
    expect((await control.ledger(borrower)).payments).toHaveLength(1);
  });

  it('allows repayments: paying the instalment withdraws the rollover, and paying everything settles the loan', async () => {
    for (const [count, code] of [
      [1, assumedCodes.operationWithdrawn],
      [2, assumedCodes.operationSettled],
    ] as const) {
      const borrower = await control.borrower('rollover-offered');
      const id = await steps.initiateRollover(borrower);
      await steps.payOnline(borrower, count);
      expect(await wire.code('repayDeferralDetail', id, borrower)).toBe(code);
    }
  });

  it.each([
    [
      'rollover-over-cap',
      'The cost of this rollover would be more than the law allows.',
      'Ang gastos sa rollover na ito ay lalampas sa pinapayagan ng batas.',
    ],
    ['loan-70', 'A rollover is not available yet for this loan.', 'Hindi pa'],
  ])('V4: is refused above a legal cap, and too early: %s', async (scenario, english, filipino) => {
    const borrower = await control.borrower(scenario);
    const data = { loanOrderId: lastLoanOf(borrower) };
    const code = codes.deferralConfig;
    const refused = await refusal(borrower, 'repayDeferralInitiate', data);
    expect(refused).toEqual({ code, msg: english });
    const { msg } = await refusal(borrower, 'repayDeferralInitiate', data, 'fil');
    expect(msg).toContain(filipino);
  });

  it('V4: is offered three times', async () => {
    const borrower = await control.borrower('rollover-offered');
    for (const reason of ['tooEarly', 'tooEarly', 'usedUp']) {
      await steps.confirmRollover(borrower);
      pass(5_000);
      expect(await offered(borrower)).toMatchObject({ reason });
      await control.advance(borrower, '30d');
    }
    expect(await offered(borrower)).toMatchObject({ reason: 'usedUp' });
    const { orders } = await control.ledger(borrower);
    expect(orders).toMatchObject([{ operationFees: 780, extraDays: 90 }]);
  });
});

it('the totals of a rollover equal those of the repay page, before and after it, with the processing fee', async () => {
  const borrower = await control.borrower('service-fee-due');
  await control.advance(borrower, '17d');
  const order = await detail(borrower, await steps.initiateRollover(borrower));
  // The settlement is 5,000 of principal, 270 of interest (27 of 30 days of 300) and 187 of the
  // fee. It does not include the second instalment's interest of 155.
  expect((await steps.pending(borrower)).settlement).toEqual({ amount: 5_457, saves: 185 });
  expect(order).toMatchObject({ totalToday: 5_457, totalAfter: 560 + 5_000 + 300 + 155 + 187 });
  expect(order.schedule.map(({ serviceFee }) => serviceFee)).toEqual([undefined, 187]);
  await steps.confirmRollover(borrower);
  expect((await steps.pending(borrower)).totalDue).toBe(order.totalAfter - order.missing);
});
