import { describe, expect, it } from 'vitest';
import { assumedCodes, codes } from '#domain/codes.ts';
import { second } from '#domain/constants.ts';
import { disclose } from '#domain/loans/disclosure.ts';
import { priceOfRestructure } from '#domain/operations/operation-price.ts';
import { lastLoanOf, lenderOfFile } from './operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, pass, steps, wire } = await lenderOfFile();
const { refusal } = steps;

type Id = { restructureOrderId: string };

const detail = async (borrower: MadeBorrower, id: Id) =>
  wire.call('repayRestructureDetail', id, borrower);
const pendingOfNewLoan = async (borrower: MadeBorrower, id: Id) =>
  steps.pending(borrower, (await detail(borrower, id)).newLoan?.loanOrderId ?? '');
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('a restructure', () => {
  it('T1: discloses the new plan to the peso before it is agreed to', async () => {
    const borrower = await control.borrower('restructure-offered');
    expect((await steps.pending(borrower)).offers).toMatchObject({
      rollover: { available: false, reason: 'tooLate' },
      restructure: { available: true },
    });
    const id = await steps.initiateRestructure(borrower);
    const order = await detail(borrower, id);
    // The overdue fee of 2,800 after 20 days is 93. The restructure has no interest for these days;
    // today's total has 100 for them: it is 5,548 by the plan, minus 55 for 11 days to come.
    expect(order).toMatchObject({
      state: 'INITIATED',
      outstanding: { principal: 5_000, interest: 300, overdueFee: 93, waivedInterest: 155 },
      downPayment: 540,
      fee: 48,
      missing: 588,
      balance: { principal: 4_853, interest: 0, overdueFee: 0, total: 4_853 },
      totalToday: 5_493,
    });
    const dueDates = order.schedule.map(({ dueDate }) => dueDate);
    expect(dueDates).toEqual(['2026-12-22', '2027-01-22', '2027-02-22']);
    const interest = sum(order.schedule.map((part) => part.interest));
    const carried = order.schedule.map((part) => part.principal + part.carriedOverdueFee);
    expect([sum(carried), order.totalAfter]).toEqual([4_853, 588 + 4_853 + interest]);
    const shown = disclose(priceOfRestructure(order), order.from);
    expect(shown).toMatchObject({ overCaps: [], financeCharge: interest + order.fee });
    for (const [lang, words] of [
      ['en', 'An instalment that is not paid in time is overdue'],
      ['fil', 'Ang hulog na hindi nabayaran sa oras ay overdue'],
    ] as const) {
      const options = { token: borrower.token, lang };
      const { html } = await wire.call('repayRestructureContractPreview', id, options);
      expect(html).toContain(words);
      expect(html).toContain('₱4,853.00');
    }
  });

  it('T3, T4, S4.20, S4.22: passes its four steps by the clock and creates a new loan', async () => {
    const borrower = await control.borrower('restructure-offered');
    const id = await steps.confirmRestructure(borrower);
    const seen = async () => {
      const { state, step, steps: reviewed } = await detail(borrower, id);
      return [state, step, reviewed.filter(({ since }) => since !== null).length];
    };
    expect(await seen()).toEqual(['CONFIRMED', 'verifyingBorrower', 1]);
    pass(10 * second);
    expect(await seen()).toEqual(['CONFIRMED', 'applying', 2]);
    pass(20 * second);
    expect(await seen()).toEqual(['CONFIRMED', 'generatingOrder', 3]);
    const ack = async () => wire.code('repayRestructureCompletionAck', id, borrower);
    expect(await ack()).toBe(assumedCodes.invalidData);
    pass(10 * second);
    expect(await seen()).toEqual(['COMPLETED', 'orderCreated', 4]);

    const order = await detail(borrower, id);
    const { loanOrderId, newLoan } = order;
    const newLoanOrderId = newLoan?.loanOrderId;
    const { orders } = await wire.call('myOrders', {}, borrower);
    expect(orders).toMatchObject([
      {
        ...newLoan,
        restructuredFrom: loanOrderId,
        status: 70,
        loanAmount: 4_853,
        amountReceived: 0,
        dueDate: '2026-12-22',
      },
      { loanOrderId, status: 80, newLoanOrderId, operationFees: 48, overdueFee: 0 },
    ]);
    const due = await pendingOfNewLoan(borrower, id);
    expect(due.totalDue).toBe(order.totalAfter - order.missing);
    // The cost of the new loan is the cost of the old one and the new interest of the first day.
    const interest = sum(due.installments.map((part) => part.interest));
    expect(due.cost).toEqual({ soFar: order.cost.after - interest + 6, borrowed: 5_000 });
    expect(due.offers?.restructure).toMatchObject({ available: false, reason: 'usedUp' });
    expect(await ack()).toBe(0);
    expect((await pendingOfNewLoan(borrower, id)).offers?.open).toBeNull();
    const texts = await steps.texts(borrower);
    expect(texts[0]).toMatch(/loan HR\d+ is the new loan\. First due date: Dec 22/);
    expect(texts.join()).not.toContain('fully paid');
    await control.advance(borrower, '31d');
    expect(await pendingOfNewLoan(borrower, id)).toMatchObject({ status: 75 });
  });

  it('T2, T6, S5.5: waits for its agreement, also after its minimum is paid, and names the missing amount', async () => {
    const borrower = await control.borrower('restructure-offered');
    const id = await steps.initiateRestructure(borrower);
    await steps.pay(borrower, lastLoanOf(borrower), 500);
    const data = await steps.restructure(borrower, id.restructureOrderId);
    expect(await refusal(borrower, 'repayRestructureConfirm', { ...data, payment: null })).toEqual({
      code: assumedCodes.operationInsufficient,
      msg: 'Repayment amount is insufficient for Loan Restructure. ₱88.00 is missing.',
    });
    const agreement = { ...data.agreement, hash: '' };
    expect(await refusal(borrower, 'repayRestructureConfirm', { ...data, agreement })).toEqual({
      code: assumedCodes.consentMissing,
      msg: 'Please agree the terms of the loan agreement',
    });
    await steps.pay(borrower, lastLoanOf(borrower), 1_000);
    const order = await detail(borrower, id);
    expect(order).toMatchObject({ state: 'INITIATED', missing: 0, paidAmount: 1_500 });
    expect(order.balance.total - order.fee).toBe(5_393 - 1_500);
    const outdated = await wire.code('repayRestructureConfirm', data, borrower);
    expect(outdated).toBe(assumedCodes.offerChanged);
    await steps.confirmRestructure(borrower);
    expect(await detail(borrower, id)).toMatchObject({ state: 'CONFIRMED' });
  });

  it('T5: needs another agreement after a payment in its review, and the payment counts once', async () => {
    const borrower = await control.borrower('restructure-offered');
    const id = await steps.confirmRestructure(borrower);
    pass(15 * second);
    const before = await detail(borrower, id);
    await steps.pay(borrower, lastLoanOf(borrower), 1_000);
    const order = await detail(borrower, id);
    expect(order).toMatchObject({ state: 'INITIATED', step: null, confirmedAt: null, missing: 0 });
    expect(order.balance.total).toBeLessThan(before.balance.total - 1_000);
    expect((await steps.texts(borrower))[0]).toContain('with your payment the plan of loan');
    await steps.confirmRestructure(borrower);
    pass(40 * second);
    expect((await pendingOfNewLoan(borrower, id)).totalDue).toBe(order.totalAfter);
    const { payments } = await control.ledger(borrower);
    expect(payments.map(({ amount }) => amount)).toEqual([588, 1_000]);
  });

  it('T5: excludes a rollover at the same time: one succeeds, the other is refused with the reason', async () => {
    const borrower = await control.borrower('loan-75');
    const { deferralOrderId } = await steps.initiateRollover(borrower);
    const rolled = await steps.rollOver(borrower, deferralOrderId);
    const id = await steps.initiateRestructure(borrower);
    const withdrawn = assumedCodes.operationWithdrawn;
    expect(await wire.code('repayDeferralConfirm', rolled, borrower)).toBe(withdrawn);
    await steps.confirmRollover(borrower);
    expect(await wire.code('repayRestructureDetail', id, borrower)).toBe(withdrawn);
    const data = { loanOrderId: lastLoanOf(borrower) };
    expect(await refusal(borrower, 'repayRestructureInitiate', data)).toEqual({
      code: codes.restructureConfig,
      msg: 'Something else on this loan is under way.',
    });
    const { msg } = await refusal(borrower, 'repayRestructureInitiate', data, 'fil');
    expect(msg).toContain('pinoproseso');
  });

  it('is refused for a loan that is not late enough', async () => {
    const borrower = await control.borrower('loan-70');
    const data = { loanOrderId: lastLoanOf(borrower) };
    expect(await refusal(borrower, 'repayRestructureInitiate', data)).toEqual({
      code: codes.restructureConfig,
      msg: 'A restructure is not available yet for this loan.',
    });
  });

  it('T5: carries the unpaid processing fee; a fee that is paid in the review is removed without a new consent', async () => {
    for (const isPaid of [false, true]) {
      const borrower = await control.borrower('service-fee-due');
      await control.advance(borrower, '40d');
      const { settlement } = await steps.pending(borrower);
      const { totalToday } = await detail(borrower, await steps.initiateRestructure(borrower));
      // 5,548 by the plan, minus the interest of 11 days to come, plus the fee.
      expect([settlement?.amount, totalToday]).toEqual([5_548 - 55 + 187, 5_548 - 55 + 187]);
      const id = await steps.confirmRestructure(borrower);
      const { schedule, state } = await detail(borrower, id);
      expect([state, schedule.at(-1)?.serviceFee]).toEqual(['CONFIRMED', 187]);
      const fee = { loanOrderId: lastLoanOf(borrower), amount: 187 };
      if (isPaid) await wire.call('serviceFeePayment', fee, borrower);
      pass(40 * second);
      const { totalDue } = await pendingOfNewLoan(borrower, id);
      const parts = schedule.map(
        ({ principal, interest, carriedOverdueFee, serviceFee = 0 }) =>
          principal + interest + carriedOverdueFee + (isPaid ? 0 : serviceFee),
      );
      expect(totalDue).toBe(sum(parts));
    }
  });

  it('T3, S4.20: pays the new loan with the whole pesos of credit from another loan', async () => {
    const borrower = await control.borrower('two-loans');
    const [other = ''] = borrower.loanOrderIds;
    await control.advance(borrower, '15d');
    // Credit pays no loan with an open operation, so it stays until the new loan.
    await steps.initiateRestructure(borrower);
    const { settlement } = await steps.pending(borrower, other);
    const amount = settlement?.amount ?? 0;
    await steps.payAtCounter(borrower, amount + 700.5, '0s', { amount, loanOrderId: other });
    expect((await steps.detail(borrower, other)).creditCentavos).toBe(70_050);
    const id = await steps.confirmRestructure(borrower);
    await control.advance(borrower, '1m');
    const order = await detail(borrower, id);
    expect(order.credit).toBe(700);
    const { payments, totalDue } = await pendingOfNewLoan(borrower, id);
    expect(totalDue).toBe(order.totalAfter - order.missing - 700);
    expect(payments).toMatchObject([{ amount: 700, account: null, creditOf: other }]);
    expect((await steps.detail(borrower, other)).creditCentavos).toBe(50);
  });
});
