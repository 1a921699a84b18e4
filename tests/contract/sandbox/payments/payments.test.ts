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
  it('is allocated if it is too small, and the next number is for the rest', async () => {
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

  it('paid twice at two channels is twice in the ledger, and the loan is settled once', async () => {
    const borrower = await control.borrower('loan-70');
    for (const channel of [channelId, 'cebuana']) {
      const request = { channelId: channel, amount: early };
      await steps.payAtCounter(borrower, early, '1h', request);
    }
    await control.advance(borrower, '2h');
    expect(await money(borrower)).toEqual({ paid: 1_020_000, onLoan: 510_000, credit: 510_000 });
    const { events, payments } = await control.ledger(borrower);
    expect(payments).toHaveLength(2);
    expect(events.filter(({ kind }) => kind === 'loan.settled')).toHaveLength(1);
  });
});

describe('money on its way', () => {
  it('O7: counts from its value date, so that no reversed fee is due, and the fees since then are reversed', async () => {
    const borrower = await control.borrower('paid-not-posted');
    const waiting = await steps.pending(borrower);
    expect(waiting).toMatchObject({ overdueFee: 9, totalDue: 5_464, status: 75, oncePosted: [] });
    const { onItsWay } = waiting;
    const { loans, quota } = await wire.call('getHomepageData', {}, borrower);
    expect(loans[0]).toMatchObject({ status: 75, oncePosted: [], onItsWay });
    expect(quota?.closed).toMatchObject({ reason: 'overdue', amount: 0, waitsFor: 'posting' });
    await control.advance(borrower, '23h');
    expect((await steps.pending(borrower)).status).toBe(75);
    await control.advance(borrower, '1h');
    const { status, payments, reversals, repayPlans } = await steps.detail(borrower);
    expect([status, repayPlans[0]?.overdueFee]).toEqual([80, 0]);
    expect(reversals).toMatchObject([{ reference: payments[0]?.reference, amount: 14 }]);
  });

  it('covers the oldest overdue loan, so that the other overdue loan is why the limit is closed', async () => {
    const borrower = await control.borrower('two-loans');
    await control.advance(borrower, '40d');
    const [newer, older] = borrower.loanOrderIds;
    const closedBy = async () =>
      (await wire.call('getHomepageData', {}, borrower)).quota?.closed ?? null;
    const { totalDue } = await steps.pending(borrower, older);
    expect(await closedBy()).toMatchObject({ reason: 'overdue', loanOrderId: older });
    const request = { loanOrderId: older, amount: totalDue };
    await steps.payAtCounter(borrower, totalDue, '1d', request);
    const { overdueFee, installments } = await steps.pending(borrower, newer);
    const { principal = 0, interest = 0 } = installments[0] ?? {};
    const amount = principal + interest + overdueFee;
    expect(await closedBy()).toEqual({ reason: 'overdue', loanOrderId: newer, amount });
  });

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

  it('is shown with the loan account after its posting, for unpaid and for all instalments', async () => {
    const borrower = await control.borrower('loan-75');
    await steps.payAtCounter(borrower, 1_000, '1d');
    const { oncePosted } = await steps.pending(borrower);
    const { plansOncePosted } = await steps.detail(borrower);
    await control.advance(borrower, '1d');
    const after = await steps.pending(borrower);
    const { repayPlans, ...posted } = await steps.detail(borrower);
    const paid = (plan: typeof repayPlans = []) => plan.map(({ paidAmount }) => paidAmount);
    expect(oncePosted?.[0]?.paidAmount).toBe(1_000);
    expect(paid(after.installments)).toEqual(paid(oncePosted));
    expect(paid(repayPlans)).toEqual(paid(plansOncePosted));
    expect([after.onItsWay, posted.plansOncePosted]).toEqual([undefined, undefined]);
  });

  it.each([
    ['nothing while the amount due first is on its way', 'loan-70', 2_800, null],
    ['the rest while a part is on its way', 'loan-70', 1_000, '₱1,803.00'],
    ['nothing while the money pays for a rollover', 'rollover-offered', 560, null],
  ] as const)(
    'reduces the SMS about an overdue loan: it requests %s',
    async (_, name, amount, rest) => {
      const borrower = await control.borrower(name);
      if (name === 'rollover-offered') await steps.initiateRollover(borrower);
      await steps.payAtCounter(borrower, amount, '40d', { amount });
      await control.advance(borrower, '30d');
      const { loans } = await wire.call('getHomepageData', {}, borrower);
      expect(loans).toMatchObject([{ status: 75 }]);
      const reminder = (await steps.texts(borrower)).find((text) => text.includes('is overdue'));
      expect(reminder?.match(/₱[\d,.]+/)?.[0] ?? null).toBe(rest);
    },
  );
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

describe('O12: a deferred service fee', () => {
  const feeOf = async (borrower: MadeBorrower) => {
    const { serviceFee, repaidServiceFee, unpaidServiceFee } = await steps.detail(borrower);
    return [serviceFee, repaidServiceFee, unpaidServiceFee];
  };

  it('is paid once by a separate request', async () => {
    const borrower = await control.borrower('service-fee-due');
    expect(await feeOf(borrower)).toEqual([375, 188, 187]);
    const data = { loanOrderId: lastLoanOf(borrower), amount: 187 };
    const other = lastLoanOf(await control.borrower('service-fee-due'));
    const pay = async (change: object) =>
      wire.code('serviceFeePayment', { ...data, ...change }, borrower);
    expect([await pay({ amount: 186 }), await pay({ amount: 188 })]).toEqual([
      assumedCodes.amountChanged,
      assumedCodes.amountChanged,
    ]);
    expect(await pay({ loanOrderId: other })).toBe(assumedCodes.notFound);
    const attempt = { token: borrower.token, suffix: 'abcdefghij', t: now() };
    const reply = await wire.call('serviceFeePayment', data, attempt);
    const paid = { repaidServiceFee: 375, unpaidServiceFee: 0, paidAmount: 187 };
    expect(reply).toMatchObject({ loanOrderId: data.loanOrderId, ...paid });
    expect(await wire.call('serviceFeePayment', data, attempt)).toEqual(reply);
    expect(await pay({})).toBe(assumedCodes.nothingDue);
    expect(await feeOf(borrower)).toEqual([375, 375, 0]);
    const { reference } = reply;
    const division = { serviceFee: 187, principal: 0 };
    const payments = [{ reference, amount: 187, division }];
    expect((await steps.detail(borrower)).payments).toMatchObject(payments);
    expect((await steps.pending(borrower)).totalDue).toBe(whole);
  });

  it('is due with the last instalment, also once a part of the loan is on its way', async () => {
    const borrower = await control.borrower('service-fee-due');
    const installments = [{ period: 1 }, { period: 2, serviceFee: 187 }];
    expect(await steps.pending(borrower)).toMatchObject({ totalDue: whole + 187, installments });
    await steps.payAtCounter(borrower, 1_000, '1d');
    const { oncePosted } = await steps.pending(borrower);
    expect(oncePosted?.at(-1)).toMatchObject({ serviceFee: 187 });
    await control.advance(borrower, '1d');
    const { paidAmount, status } = await steps.payOnline(borrower, 2);
    // The settlement is a day later, with the interest of that day.
    expect([paidAmount, status]).toEqual([early + 10 + 187 - 1_000, 80]);
    expect(await feeOf(borrower)).toEqual([375, 375, 0]);
  });

  it('keeps the loan open while it is unpaid, and its payment settles the loan', async () => {
    const borrower = await control.borrower('service-fee-due');
    await steps.payOnline(borrower);
    // The last instalment is due today, so a settlement saves no interest.
    await control.advance(borrower, '51d');
    await steps.payAtCounter(borrower, 2_655);
    expect(await steps.pending(borrower)).toMatchObject({ status: 70, totalDue: 187 });
    const fee = { loanOrderId: lastLoanOf(borrower), amount: 187 };
    await wire.call('serviceFeePayment', fee, borrower);
    const { status, story } = await steps.detail(borrower);
    expect([status, story?.entries.at(-1)?.balanceCentavos]).toEqual([80, 0]);
  });
});
