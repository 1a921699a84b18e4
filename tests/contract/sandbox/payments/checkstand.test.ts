import { describe, expect, it } from 'vitest';
import { hour, minute } from '#domain/constants.ts';
import { addDays, manilaDay, startOfManilaDay } from '#domain/dates.ts';
import { sandboxOfFile } from '../sandbox-server.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, wire } = await sandboxOfFile();

type NumberRequest = { channelId?: string | null; amount?: number | null; renew?: string | null };

const question = ({ loanOrderIds: [loanOrderId] }: MadeBorrower, request: NumberRequest) => ({
  loanOrderId,
  channelId: 'seven-eleven',
  amount: null,
  renew: null,
  ...request,
});
const checkstand = async (borrower: MadeBorrower, request: NumberRequest = {}) =>
  wire.call('fetchVirtualAccount', question(borrower, request), borrower);

async function numberOf(borrower: MadeBorrower, request: NumberRequest = {}) {
  const { number } = await checkstand(borrower, request);
  if (!number) throw new Error('no number');
  return number;
}
const readServerTime = async (borrower: MadeBorrower) =>
  (await control.advance(borrower, '0s')).now;

describe('the checkstand', () => {
  it.each([
    ['restructure-agreement-due', 'agree'],
    ['restructure-reviewing', 'running'],
    ['restructure-offered', undefined],
    ['restructured', undefined],
  ])('T5: tells of the paid restructure that a payment may end: %s', async (scenario, told) => {
    const borrower = await control.borrower(scenario);
    expect((await checkstand(borrower, { channelId: null })).restructure).toBe(told);
  });

  it('O1: returns the channels, the debt and its settlement, and issues no number without a request', async () => {
    const borrower = await control.borrower('loan-70');
    const { channels, ...due } = await checkstand(borrower, { channelId: null });
    expect(due).toMatchObject({
      number: null,
      numbers: [],
      amount: 2_800,
      totalDue: 5_455,
      settlement: { amount: 5_100 },
    });
    expect(channels.map(({ channelId, kind }) => [channelId, kind])).toEqual([
      ['seven-eleven', 'counter'],
      ['cebuana', 'counter'],
      ['ecpay', 'counter'],
      ['gcash-bills', 'bills'],
      ['qr-ph', 'qr'],
    ]);
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
    expect((await control.ledger(borrower)).virtualAccounts).toEqual([]);
  });

  it('O1: returns why a channel cannot accept an amount, and issues no number there', async () => {
    const borrower = await control.borrower('loan-70');
    const { channels, number, numbers } = await checkstand(borrower, { amount: 49 });
    expect([number, numbers]).toEqual([null, []]);
    const why = channels.map(({ channelId, unavailable }) => [channelId, unavailable]);
    expect(Object.fromEntries(why)).toEqual({
      'seven-eleven': { reason: 'belowMin' },
      cebuana: null,
      ecpay: { reason: 'belowMin' },
      'gcash-bills': null,
      'qr-ph': null,
    });
  });

  it('O5: issues one number for a loan and channel, and returns the same one again', async () => {
    const borrower = await control.borrower('loan-70');
    const first = await numberOf(borrower);
    expect(first).toMatchObject({ amount: 2_800, state: 'alive', channelId: 'seven-eleven' });
    expect(first.accountNumber).toMatch(/^7110\d{12}$/);
    expect(await numberOf(borrower)).toEqual(first);
    const other = await numberOf(borrower, { channelId: 'cebuana' });
    expect(other.accountNumber).not.toBe(first.accountNumber);
    expect((await checkstand(borrower)).numbers).toEqual([other, first]);
  });

  it('O5: returns the same new number to a repeated renewal after a lost answer', async () => {
    const borrower = await control.borrower('offline-number-alive');
    const old = await numberOf(borrower);
    await control.fault(borrower, { method: 'fetchVirtualAccount', kind: 'drop-after' });
    const renew = { renew: old.accountNumber };
    await expect(checkstand(borrower, renew)).rejects.toThrow('fetch failed');
    const renewed = await numberOf(borrower, renew);
    expect(renewed.accountNumber).not.toBe(old.accountNumber);
    expect(await numberOf(borrower, renew)).toEqual(renewed);
    expect(await numberOf(borrower)).toEqual(renewed);
    const { numbers } = await checkstand(borrower, { channelId: null });
    expect(numbers.map(({ state }) => state)).toEqual(['alive', 'replaced']);
  });

  it('O8: replaces a number when another amount is requested, and keeps that amount', async () => {
    const borrower = await control.borrower('offline-number-alive');
    const part = await numberOf(borrower, { amount: 1_000 });
    expect(part).toMatchObject({ amount: 1_000, state: 'alive' });
    expect(await numberOf(borrower)).toEqual(part);
    expect(await numberOf(borrower, { amount: 1_000 })).toEqual(part);
    const states = (await checkstand(borrower)).numbers.map(({ state }) => state);
    expect(states).toEqual(['alive', 'replaced']);
    const tooMuch = question(borrower, { amount: 5_456 });
    expect(await wire.code('fetchVirtualAccount', tooMuch, borrower)).toBe(403002);
  });

  it('O4: lets a number expire before time changes the debt of the loan', async () => {
    const calm = await control.borrower('loan-70');
    const { issuedAt, expiresAt } = await numberOf(calm);
    expect(expiresAt - issuedAt).toBe(72 * hour);
    const quick = await numberOf(calm, { channelId: 'qr-ph' });
    expect(quick.expiresAt - quick.issuedAt).toBe(30 * minute);

    await control.advance(calm, '19d');
    const last = await numberOf(calm);
    const { dueDate } = await wire.call(
      'queryPendingRepayPlan',
      { loanOrderId: calm.loanOrderIds[0] },
      calm,
    );
    expect(last.expiresAt).toBe(startOfManilaDay(addDays(dueDate, 1)));

    const late = await control.borrower('loan-75');
    const today = manilaDay(await readServerTime(late));
    const number = await numberOf(late);
    expect(number.amount).toBe(2_823);
    expect(number.expiresAt).toBe(startOfManilaDay(addDays(today, 1)));
    await control.advance(late, '1d');
    const next = await numberOf(late, { renew: number.accountNumber });
    expect(next.amount).toBe(2_828);
    const states = (await checkstand(late)).numbers.map(({ state }) => state);
    expect(states).toEqual(['alive', 'expired']);
  });

  it('refuses another borrower’s loan or number, unknown channels, and loans before their payout', async () => {
    const borrower = await control.borrower('loan-70');
    const stranger = await control.borrower('loan-70');
    const code = async (who: MadeBorrower, request: object) =>
      wire.code('fetchVirtualAccount', { ...question(who, {}), ...request }, who);
    expect(await code(stranger, { loanOrderId: borrower.loanOrderIds[0] })).toBe(404002);
    expect(await code(borrower, { channelId: 'no-such' })).toBe(400001);
    expect(await code(borrower, { renew: '7110000000000000' })).toBe(404002);
    const own = await numberOf(borrower);
    expect(await code(stranger, { renew: own.accountNumber })).toBe(404002);
    expect(await code(await control.borrower('loan-20'), {})).toBe(403001);
  });

  it('O9: returns a settled loan with its credit and issues no number', async () => {
    const borrower = await control.borrower('overpaid');
    expect(await checkstand(borrower)).toMatchObject({
      status: 80,
      totalDue: 0,
      amount: 0,
      channels: [],
      number: null,
      numbers: [{ state: 'used' }],
      postings: [
        {
          amount: 5_180,
          account: null,
          paidIn: { channelId: 'seven-eleven', name: '7-Eleven' },
          receivedCentavos: 518_000,
          division: { interest: 80, principal: 5_000, credit: 100 },
        },
      ],
      creditCentavos: 10_000,
    });
  });
});
