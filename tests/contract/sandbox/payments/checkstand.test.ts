import { describe, expect, it } from 'vitest';
import { assumedCodes } from '#domain/codes.ts';
import { hour, minute } from '#domain/constants.ts';
import { addDays, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { lastLoanOf, lenderOfFile } from '../operations/operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, steps, wire } = await lenderOfFile();
const { checkstand } = steps;

const channelId = 'seven-eleven';
const numberOf = async (who: MadeBorrower, request: object = {}) =>
  steps.numberOf(who, { channelId, ...request });
const numbersOf = async (who: MadeBorrower) =>
  (await checkstand(who, { channelId: null })).numbers.map(({ state }) => state);

describe('the checkstand', () => {
  it.each([
    ['restructure-agreement-due', 'agree'],
    ['restructure-reviewing', 'running'],
    ['restructure-offered', undefined],
  ])('T5: names the paid restructure that a payment may end: %s', async (scenario, expected) => {
    const borrower = await control.borrower(scenario);
    expect((await checkstand(borrower, { channelId: null })).restructure).toBe(expected);
  });

  it('O1: returns the channels with the reason why one cannot take the amount, and issues no number without a request', async () => {
    const borrower = await control.borrower('loan-70');
    const { channels, ...due } = await checkstand(borrower, { channelId: null });
    const settlement = { amount: 5_100 };
    const nothing = { number: null, numbers: [] };
    expect(due).toMatchObject({ ...nothing, amount: 2_800, totalDue: 5_455, settlement });
    expect(channels[0]).toMatchObject({
      name: '7-Eleven',
      biller: 'HIRAM LENDING CORP',
      minAmount: 50,
      maxAmount: 50_000,
      fee: 15,
      wholePesosOnly: true,
      postingTime: 15 * minute,
      unavailable: null,
    });
    const little = await checkstand(borrower, { channelId, amount: 49 });
    expect(little).toMatchObject(nothing);
    expect(little.channels.map((one) => [one.channelId, one.kind, one.unavailable])).toEqual([
      ['seven-eleven', 'counter', { reason: 'belowMin' }],
      ['cebuana', 'counter', null],
      ['ecpay', 'counter', { reason: 'belowMin' }],
      ['gcash-bills', 'bills', null],
      ['qr-ph', 'qr', null],
    ]);
  });

  it('O5: issues one number for a loan and channel, and the same new one to a renewal that is repeated after a lost answer', async () => {
    const borrower = await control.borrower('loan-70');
    const first = await numberOf(borrower);
    expect(first).toMatchObject({ amount: 2_800, state: 'alive', channelId });
    expect(first.accountNumber).toMatch(/^7110\d{12}$/);
    expect(await numberOf(borrower)).toEqual(first);
    const renew = { renew: first.accountNumber };
    const renewed = await numberOf(borrower, renew);
    expect(renewed.accountNumber).not.toBe(first.accountNumber);
    expect([await numberOf(borrower, renew), await numberOf(borrower)]).toEqual([renewed, renewed]);
    const other = await steps.numberOf(borrower, { channelId: 'cebuana' });
    expect(other.accountNumber).not.toBe(renewed.accountNumber);
    expect(await numbersOf(borrower)).toEqual(['alive', 'alive', 'replaced']);
  });

  it('O8: replaces a number when another amount is requested, and keeps that amount', async () => {
    const borrower = await control.borrower('offline-number-alive');
    const part = await numberOf(borrower, { amount: 1_000 });
    expect(part).toMatchObject({ amount: 1_000, state: 'alive' });
    expect(await numberOf(borrower)).toEqual(part);
    expect(await numbersOf(borrower)).toEqual(['alive', 'replaced']);
  });

  it('O4: lets a number expire before time changes the debt of the loan', async () => {
    const borrower = await control.borrower('loan-70');
    const { issuedAt, expiresAt } = await numberOf(borrower);
    expect(expiresAt - issuedAt).toBe(72 * hour);
    const quick = await steps.numberOf(borrower, { channelId: 'qr-ph' });
    expect(quick.expiresAt - quick.issuedAt).toBe(30 * minute);
    await control.advance(borrower, '19d');
    const { dueDate } = await steps.pending(borrower);
    const last = await numberOf(borrower);
    expect(last.expiresAt).toBe(startOfManilaDay(addDays(dueDate, 1)));
    await control.advance(borrower, '5d');
    const late = await numberOf(borrower);
    expect(late.expiresAt).toBe(startOfManilaDay(addDays(manilaDay(late.issuedAt), 1)));
    await control.advance(borrower, '1d');
    const next = await numberOf(borrower, { renew: late.accountNumber });
    expect(next.amount).toBeGreaterThan(late.amount);
    expect((await numbersOf(borrower)).slice(0, 2)).toEqual(['alive', 'expired']);
  });

  it('refuses another borrower’s loan or number, an unknown channel, more than the debt, and a loan before its payout', async () => {
    const borrower = await control.borrower('loan-70');
    const stranger = await control.borrower('loan-70');
    const { accountNumber: renew } = await numberOf(borrower);
    const pending = await control.borrower('loan-20');
    for (const [who, request, code] of [
      [stranger, { loanOrderId: lastLoanOf(borrower) }, assumedCodes.notFound],
      [stranger, { renew }, assumedCodes.notFound],
      [borrower, { channelId: 'no-such' }, assumedCodes.invalidData],
      [borrower, { amount: 5_456 }, assumedCodes.amountChanged],
      [pending, {}, assumedCodes.nothingDue],
    ] as const) {
      const defaults = { loanOrderId: lastLoanOf(who), channelId, amount: null, renew: null };
      expect(await wire.code('fetchVirtualAccount', { ...defaults, ...request }, who)).toBe(code);
    }
  });

  it('O9: returns a settled loan with its credit and issues no number', async () => {
    const borrower = await control.borrower('overpaid');
    expect(await checkstand(borrower)).toMatchObject({
      status: 80,
      totalDue: 0,
      channels: [],
      number: null,
      numbers: [{ state: 'used' }],
      postings: [{ amount: 5_180, division: { interest: 80, principal: 5_000, credit: 100 } }],
      creditCentavos: 10_000,
    });
  });

  it('O9: issues a number with the last due date that its amount pays in full', async () => {
    const borrower = await control.borrower('loan-70');
    const [first, second] = (await steps.pending(borrower)).installments;
    const paysTo = async (amount: number) => (await numberOf(borrower, { amount })).paysTo;
    expect(await paysTo(2_799)).toBeUndefined();
    expect(await paysTo(2_800)).toBe(first?.dueDate);
    expect(await paysTo(5_099)).toBe(first?.dueDate);
    expect(await paysTo(5_100)).toBe(second?.dueDate);
  });
});
