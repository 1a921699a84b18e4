import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '#domain/constants.ts';
import { addDays, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { borrowerSteps } from '../borrower-steps.ts';
import { sandboxOfFile } from '../sandbox-server.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, sandbox, wire } = await sandboxOfFile();
const { detail, numberOf, payAtCounter, payOnline, pending, texts } = borrowerSteps({
  wire,
  control,
});

const loanOf = ({ loanOrderIds: [loanOrderId] }: MadeBorrower) => ({ loanOrderId });
/** The debt of a loan of 5,000 pesos: 2,800 first, then 2,655. */
const whole = 5_455;
/** The settlement ten days after the payout: interest for these days only. */
const early = 5_100;

/** In centavos. */
async function money(borrower: MadeBorrower) {
  const { payments, counterPayments, credits } = await control.ledger(borrower);
  const { payments: repayments, creditCentavos } = await detail(borrower);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const posted = counterPayments.filter(({ postedAt }) => postedAt !== null);
  const pesos = sum(payments.map(({ amount }) => amount)) * 100;
  const cents = sum(posted.map(({ centavos }) => centavos % 100));
  const onLoan = repayments.map(({ division }) =>
    division ? division.overdueFee + division.interest + division.principal : 0,
  );
  return {
    paid: pesos + cents,
    onLoan: sum(onLoan) * 100,
    credit: sum(credits.map(({ centavos }) => centavos)),
    creditOnPage: creditCentavos,
  };
}

describe('a counter', () => {
  it('O11: accepts money, which posts by the clock, and the borrower gets an SMS', async () => {
    const borrower = await control.borrower('offline-number-alive');
    const { accountNumber, amount } = await numberOf(borrower, {
      channelId: 'seven-eleven',
      amount: early,
    });
    const before = sandbox.now();
    const paid = await control.payAtCounter({ accountNumber, amount });
    expect(paid.loanOrderId).toBe(loanOf(borrower).loanOrderId);
    expect((paid.postsAt ?? 0) - before).toBeGreaterThanOrEqual(15 * minute);
    expect((await detail(borrower)).payments).toEqual([]);
    expect((await control.ledger(borrower)).counterPayments).toMatchObject([{ postedAt: null }]);

    sandbox.pass(15 * minute + 1_000);
    const { status, payments } = await detail(borrower);
    expect(status).toBe(80);
    expect(payments).toMatchObject([
      {
        reference: paid.paymentId.slice(-10).toUpperCase(),
        amount: early,
        account: null,
        paidIn: { channelId: 'seven-eleven', name: '7-Eleven', accountNumber },
        postedAt: paid.postsAt,
        receivedCentavos: 510_000,
        division: { overdueFee: 0, interest: 100, principal: 5_000, credit: 0, keptCentavos: 0 },
      },
    ]);
    const messages = await texts(borrower);
    expect(messages[0]).toMatch(/fully paid/);
    expect(messages[1]).toMatch(/received your payment of ₱5,100\.00 at 7-Eleven on /);
    expect((await control.ledger(borrower)).virtualAccounts).toMatchObject([
      { state: 'used' },
      { state: 'replaced' },
    ]);
  });

  it('is to receive the amount that is due once the money on its way is posted; for the last instalment, the settlement', async () => {
    const borrower = await control.borrower('offline-number-alive');
    const look = { ...loanOf(borrower), channelId: null, amount: null, renew: null };
    const readRequestedAmount = async () =>
      (await wire.call('fetchVirtualAccount', look, borrower)).amount;
    expect(await readRequestedAmount()).toBe(2_800);
    const pay = async (amount: number) =>
      payAtCounter(borrower, amount, '1d', { channelId: 'seven-eleven' });
    await pay(1_000);
    expect(await readRequestedAmount()).toBe(1_800);
    expect((await numberOf(borrower, { channelId: 'seven-eleven' })).amount).toBe(1_800);
    await pay(1_800);
    // Only the second instalment is left, so the settlement is due.
    expect(await readRequestedAmount()).toBe(2_300);
    // The settlement grows each day, so its number expires at midnight.
    const { expiresAt, issuedAt } = await numberOf(borrower, { channelId: 'seven-eleven' });
    expect(expiresAt).toBe(startOfManilaDay(addDays(manilaDay(issuedAt), 1)));
    const settled = await control.borrower('paid-not-posted');
    const second = { ...look, ...loanOf(settled) };
    const { amount } = await wire.call('fetchVirtualAccount', second, settled);
    expect(amount).toBe(2_809);
  });

  it('refuses a number that was never issued, and amounts that its channel does not accept', async () => {
    const borrower = await control.borrower('offline-number-alive');
    const refused = async (payment: object) => control.ask('POST', 'payments', payment);
    expect(await refused({ accountNumber: '7110 0000 0000 0000', amount: 100 })).toEqual({
      status: 404,
      answer: { error: 'the number 7110000000000000 was never issued' },
    });
    const { accountNumber } = await numberOf(borrower, { channelId: 'seven-eleven' });
    const readError = async (payment: object) =>
      (await refused({ accountNumber, ...payment })).answer;
    expect(await readError({ amount: 49 })).toEqual({ error: '7-Eleven takes 50 pesos at least.' });
    expect(await readError({ amount: 50_001 })).toEqual({
      error: '7-Eleven takes 50000 pesos at most.',
    });
    expect(await readError({ amount: 2_800.5 })).toEqual({
      error: '7-Eleven takes whole pesos only.',
    });
    expect((await refused({ accountNumber, amount: 2_800.505 })).status).toBe(400);
    expect((await refused({ accountNumber, amount: 2_800, postAfter: 'soon' })).status).toBe(400);
    expect(
      (await refused({ accountNumber, amount: 2_800, paidAt: sandbox.now() + day })).status,
    ).toBe(409);
    const qr = await numberOf(borrower, { channelId: 'qr-ph' });
    expect((await refused({ accountNumber: qr.accountNumber, amount: 2_799 })).answer).toEqual({
      error: 'This code is for 2800 pesos exactly.',
    });
    expect((await control.ledger(borrower)).counterPayments).toEqual([]);
  });
});

describe('O7: money that posts later than it was paid', () => {
  it('counts from its value date, and overdue fees since that date are reversed', async () => {
    const borrower = await control.borrower('paid-not-posted');
    expect(await pending(borrower)).toMatchObject({ overdueFee: 9, totalDue: 5_464, status: 75 });
    await control.advance(borrower, '23h');
    expect((await pending(borrower)).status).toBe(75);
    await control.advance(borrower, '1h');
    const { status, payments, reversals, repayPlans } = await detail(borrower);
    expect(status).toBe(80);
    expect(reversals).toMatchObject([{ reference: payments[0]?.reference, amount: 14 }]);
    expect(repayPlans[0]).toMatchObject({ overdueFee: 0, status: 15 });
    expect(payments[0]?.paidAt).toBeLessThan(payments[0]?.postedAt ?? 0);
    expect((await control.ledger(borrower)).overdueFeeReversals).toMatchObject([{ amount: 14 }]);
  });
});

describe('O8: an amount other than the amount due', () => {
  it('too little: is allocated, and the next number is for the rest', async () => {
    const borrower = await control.borrower('offline-number-alive');
    await payAtCounter(borrower, 1_000, '0s', { channelId: 'seven-eleven' });
    expect(await pending(borrower)).toMatchObject({
      totalDue: 4_455,
      status: 70,
      payments: [{ amount: 1_000, division: { interest: 300, principal: 700, credit: 0 } }],
    });
    expect((await texts(borrower))[0]).toMatch(/Still to pay: ₱4,455\.00\.$/);
    expect((await numberOf(borrower, { channelId: 'seven-eleven' })).amount).toBe(1_800);
    const { quota } = await wire.call('getHomepageData', {}, borrower);
    expect(quota?.availableLimit).toBe(5_700);
  });

  it('with centavos: keeps them until they make a peso', async () => {
    const borrower = await control.borrower('loan-70');
    const pay = async (amount: number) => payAtCounter(borrower, amount);
    await pay(5_099.5);
    expect(await pending(borrower)).toMatchObject({ settlement: { amount: 1 } });
    expect((await texts(borrower))[0]).toMatch(/₱0\.50 for loan .* is less than a peso/);
    expect(await money(borrower)).toMatchObject({ paid: 509_950, onLoan: 509_900, credit: 50 });
    await pay(1.25);
    expect(await money(borrower)).toEqual({
      paid: 510_075,
      onLoan: 510_000,
      credit: 75,
      creditOnPage: 75,
    });
    expect((await detail(borrower)).status).toBe(80);
  });

  it('twice at two channels: both payments are in the ledger, and the loan is settled once', async () => {
    const borrower = await control.borrower('loan-70');
    const one = await numberOf(borrower, { channelId: 'seven-eleven', amount: early });
    const other = await numberOf(borrower, { channelId: 'cebuana', amount: early });
    for (const { accountNumber, amount } of [one, other]) {
      await control.payAtCounter({ accountNumber, amount, postAfter: '1h' });
    }
    await control.advance(borrower, '2h');
    expect(await money(borrower)).toEqual({
      paid: 1_020_000,
      onLoan: 510_000,
      credit: 510_000,
      creditOnPage: 510_000,
    });
    const { events, payments } = await control.ledger(borrower);
    expect(payments).toHaveLength(2);
    expect(events.filter(({ kind }) => kind === 'loan.settled')).toHaveLength(1);
  });
});

describe('O12: the service fee', () => {
  it('is paid once by a separate request, if it was deferred', async () => {
    const borrower = await control.borrower('service-fee-due');
    const { token } = borrower;
    const fee = async () => {
      const { serviceFee, repaidServiceFee, unpaidServiceFee } = await detail(borrower);
      return { serviceFee, repaidServiceFee, unpaidServiceFee };
    };
    expect(await fee()).toEqual({ serviceFee: 375, repaidServiceFee: 188, unpaidServiceFee: 187 });
    const pay = async (amount: number, loan = loanOf(borrower)) =>
      wire.code('serviceFeePayment', { ...loan, amount }, { token });
    expect(await pay(186)).toBe(403002);
    expect(await pay(188)).toBe(403002);
    expect(await pay(187, loanOf(await control.borrower('service-fee-due')))).toBe(404002);
    const data = { ...loanOf(borrower), amount: 187 };
    const attempt = { token, suffix: 'abcdefghij', t: sandbox.now() };
    const reply = await wire.call('serviceFeePayment', data, attempt);
    expect(reply).toMatchObject({
      ...loanOf(borrower),
      repaidServiceFee: 375,
      unpaidServiceFee: 0,
      paidAmount: 187,
    });
    expect(await wire.call('serviceFeePayment', data, attempt)).toEqual(reply);
    expect(await pay(187)).toBe(403001);
    expect(await fee()).toEqual({ serviceFee: 375, repaidServiceFee: 375, unpaidServiceFee: 0 });
    const { serviceFeePayments } = await control.ledger(borrower);
    expect(serviceFeePayments).toMatchObject([{ amount: 187 }]);
    expect((await detail(borrower)).payments).toMatchObject([
      { reference: reply.reference, amount: 187, division: { serviceFee: 187, principal: 0 } },
    ]);
    expect(await pending(borrower)).toMatchObject({ totalDue: whole });
  });

  it('is due with the last instalment if it was deferred, and is part of the total debt', async () => {
    const borrower = await control.borrower('service-fee-due');
    expect(await pending(borrower)).toMatchObject({
      totalDue: whole + 187,
      installments: [{ period: 1 }, { period: 2, serviceFee: 187 }],
    });
    const data = { ...loanOf(borrower), channelId: null, amount: null, renew: null };
    expect(await wire.call('fetchVirtualAccount', data, borrower)).toMatchObject({
      totalDue: whole + 187,
    });
    expect(await payOnline(borrower, 2)).toMatchObject({ paidAmount: early + 187, status: 80 });
    expect(await detail(borrower)).toMatchObject({
      status: 80,
      serviceFee: 375,
      repaidServiceFee: 375,
      unpaidServiceFee: 0,
      creditCentavos: 0,
      payments: [{ amount: early + 187, division: { serviceFee: 187 } }],
    });
  });

  it('keeps the loan open while it is unpaid, and its payment settles the loan', async () => {
    const borrower = await control.borrower('service-fee-due');
    await payOnline(borrower);
    // The last instalment is due today, so a settlement saves no interest.
    await control.advance(borrower, '51d');
    await payAtCounter(borrower, 2_655);
    expect(await detail(borrower)).toMatchObject({ status: 70, unpaidServiceFee: 187 });
    expect(await pending(borrower)).toMatchObject({ totalDue: 187 });
    await wire.call('serviceFeePayment', { ...loanOf(borrower), amount: 187 }, borrower);
    expect(await detail(borrower)).toMatchObject({ status: 80, unpaidServiceFee: 0 });
    expect((await detail(borrower)).story?.entries.at(-1)?.balanceCentavos).toBe(0);
  });
});

it('a held payment at a counter does not post as real time passes', async () => {
  const borrower = await control.borrower('paid-not-posted');
  sandbox.pass(30 * hour);
  expect((await detail(borrower)).payments).toEqual([]);
});
