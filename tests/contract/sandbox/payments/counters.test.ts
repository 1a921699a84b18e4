import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { minute } from '#domain/constants.ts';
import { addDays, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { requestedAmounts } from '#domain/payments/on-its-way.ts';
import { amountOfFirst, repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { lastLoanOf, lenderOfFile } from '../operations/operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, now, pass, steps, wire } = await lenderOfFile();

const channelId = 'seven-eleven';
/** The debt of a loan of 5,000 pesos: 2,800 first, then 2,655. */
const whole = 5_455;
/** The settlement ten days after the payout: interest for these days only. */
const early = 5_100;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** In centavos. */
async function money(borrower: MadeBorrower) {
  const { counterPayments, credits } = await control.ledger(borrower);
  const { payments } = await steps.detail(borrower);
  const posted = counterPayments.filter(({ postedAt }) => postedAt !== null);
  const onLoan = payments.map(({ division }) =>
    division ? division.overdueFee + division.interest + division.principal : 0,
  );
  return {
    paid: sum(posted.map(({ centavos }) => centavos)),
    onLoan: sum(onLoan) * 100,
    credit: sum(credits.map(({ centavos }) => centavos)),
  };
}

describe('a counter', () => {
  it('O11: accepts money, which posts by the clock, and the borrower gets an SMS', async () => {
    const borrower = await control.borrower('offline-number-alive');
    const { accountNumber } = await steps.numberOf(borrower, { channelId, amount: early });
    const paid = await control.payAtCounter({ accountNumber, amount: early });
    expect(paid).toMatchObject({
      loanOrderId: lastLoanOf(borrower),
      postsAt: now() + 15 * minute,
    });
    expect((await steps.detail(borrower)).payments).toEqual([]);
    pass(15 * minute);
    const { status, payments } = await steps.detail(borrower);
    expect(status).toBe(80);
    expect(payments).toMatchObject([
      {
        reference: paid.paymentId.slice(-10).toUpperCase(),
        amount: early,
        paidIn: { channelId, name: '7-Eleven', accountNumber },
        postedAt: paid.postsAt,
        receivedCentavos: 510_000,
        division: { overdueFee: 0, interest: 100, principal: 5_000, credit: 0, keptCentavos: 0 },
      },
    ]);
    const [settled, received] = await steps.texts(borrower);
    expect(settled).toMatch(/fully paid/);
    expect(received).toMatch(/received your payment of ₱5,100\.00 at 7-Eleven on /);
  });
});

describe('O8: an amount other than the amount due', () => {
  it('that is too small is allocated, and the next number is for the rest', async () => {
    const borrower = await control.borrower('offline-number-alive');
    await steps.payAtCounter(borrower, 1_000, '0s', { channelId });
    const division = { interest: 300, principal: 700, credit: 0 };
    const payments = [{ amount: 1_000, division }];
    expect(await steps.pending(borrower)).toMatchObject({ totalDue: 4_455, status: 70, payments });
    expect((await steps.texts(borrower))[0]).toMatch(/Still to pay: ₱4,455\.00\.$/);
    expect((await steps.numberOf(borrower, { channelId })).amount).toBe(1_800);
    const { quota } = await wire.call('getHomepageData', {}, borrower);
    expect(quota?.availableLimit).toBe(5_700);
  });

  it('with centavos is kept until the centavos make a peso', async () => {
    const borrower = await control.borrower('loan-70');
    await steps.payAtCounter(borrower, 5_099.5);
    expect(await steps.pending(borrower)).toMatchObject({ settlement: { amount: 1 } });
    expect((await steps.texts(borrower))[0]).toMatch(/₱0\.50 for loan .* is less than a peso/);
    expect(await money(borrower)).toEqual({ paid: 509_950, onLoan: 509_900, credit: 50 });
    await steps.payAtCounter(borrower, 1.25);
    expect(await money(borrower)).toEqual({ paid: 510_075, onLoan: 510_000, credit: 75 });
    expect(await steps.detail(borrower)).toMatchObject({ status: 80, creditCentavos: 75 });
  });
});

describe('money on its way', () => {
  it('reduces the amount that a counter and an online payment request, so that nothing is paid twice', async () => {
    const borrower = await control.borrower('loan-70');
    const pay = async (amount: number) => steps.payAtCounter(borrower, amount, '1d', { amount });
    await pay(1_000);
    const { amount } = await steps.checkstand(borrower, { channelId: null });
    expect(amount).toBe(1_800);
    await pay(1_800);
    // Only the second instalment is left, so the settlement is due, which grows each day.
    const number = await steps.numberOf(borrower, { channelId });
    const midnight = startOfManilaDay(addDays(manilaDay(number.issuedAt), 1));
    expect(number).toMatchObject({ amount: 2_300, expiresAt: midnight });

    const due = { ...(await steps.pending(borrower)), receivedAt: now() };
    const requested = requestedAmounts(due);
    const request = repaymentRequestOf(due, requested.installments.length, requested);
    if (!request.ok) throw new Error(request.reason);
    const { paidAmount } = await wire.call('repaymentConfirm', request.value, borrower);
    expect(paidAmount).toBe((due.settlement?.amount ?? 0) - 2_800);
    const { oncePosted } = await steps.pending(borrower);
    expect(oncePosted).toEqual([]);
    await control.advance(borrower, '1d');
    expect(await steps.detail(borrower)).toMatchObject({ status: 80, creditCentavos: 0 });
  });
});

describe('an online payment', () => {
  it('is refused unless account, amounts and periods are correct, and reduced only by noted payments', async () => {
    const borrower = await control.borrower('loan-70');
    const due = await steps.pending(borrower);
    const request = repaymentRequestOf(due, 1, { installments: due.installments, deducted: 300 });
    if (!request.ok) throw new Error(request.reason);
    const { amountChanged, accountMismatch, notFound } = assumedCodes;
    const { calculateInfo } = due;
    for (const [change, code] of [
      [{ cardNumber: '09990000000' }, accountMismatch],
      [{ calculateInfo: { ...calculateInfo, interest: 1 } }, amountChanged],
      [{ mockPeriods: [2], checkedPeriod: 2 }, amountChanged],
      [{ mockPeriods: [1, 2] }, amountChanged],
      [{ amount: request.value.amount - 1 }, amountChanged],
      [{ noted: undefined }, amountChanged],
      [{ loanOrderId: 'loan_other' }, notFound],
      [{}, 0],
      [{}, amountChanged],
    ] as const) {
      const data = { ...request.value, ...change };
      expect(await wire.code('repaymentConfirm', data, borrower)).toBe(code);
    }
    const { payments } = await control.ledger(borrower);
    expect(payments.map(({ amount }) => amount)).toEqual([amountOfFirst(due, 1) - 300]);
  });

  it('of an early settlement takes the requested amount and leaves neither debt nor credit', async () => {
    const borrower = await control.borrower('loan-70');
    const due = await steps.pending(borrower);
    const settlement = { amount: early, saves: 355 };
    expect(due).toMatchObject({ totalDue: whole, settlement });
    const byPlan = repaymentRequestOf({ ...due, settlement: undefined }, 2);
    if (!byPlan.ok) throw new Error(byPlan.reason);
    const refused = await wire.code('repaymentConfirm', byPlan.value, borrower);
    expect(refused).toBe(assumedCodes.amountChanged);
    expect(await steps.payOnline(borrower, 2)).toMatchObject({ status: 80, paidAmount: early });
    const { story, ...detail } = await steps.detail(borrower);
    const division = { interest: 100, principal: 5_000, credit: 0 };
    expect(detail).toMatchObject({ creditCentavos: 0, payments: [{ amount: early, division }] });
    expect(story?.entries).toMatchObject([
      { kind: 'loan', centavos: 500_000 },
      { kind: 'interest', centavos: 45_500 },
      { kind: 'payment', centavos: -510_000 },
      { kind: 'letOff', centavos: -35_500, balanceCentavos: 0 },
    ]);
  });
});
