import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes, codes } from '#domain/codes.ts';
import { type Lender, openLender } from '../operations/operation-steps.ts';

const deletion = (smsCode: string) => ({ reason: 'notNeeded', note: '', smsCode });

/** All rows, except SMS and clocks, which a deletion keeps. */
const everything = async ({ sandbox }: Lender, without = '') =>
  sandbox.database.work(async (tx) => {
    const exempt = ['sms', 'clocks', without];
    const tables = await tx.all<{ name: string }>(
      sql`select name from sqlite_master where type = 'table'`,
    );
    const named = tables.filter(({ name }) => !exempt.includes(name));
    const rows = named.map(({ name }) => tx.all(sql`select * from ${sql.identifier(name)}`));
    return JSON.stringify(await Promise.all(rows));
  });

describe('an account deletion', () => {
  it.each([
    ['loan-20', ['pendingLoan']],
    ['loan-40', ['payoutUnderWay']],
    ['loan-65', ['payoutFailed']],
    ['loan-75', ['unpaidLoan']],
    ['credit-16', ['pendingCredit']],
    ['paid-not-posted', ['unpostedPayment']],
    ['restructure-reviewing', ['unpaidLoan', 'operation']],
    [
      'deletion-blocked',
      ['payoutUnderWay', 'unpaidLoan', 'pendingCredit', 'operation', 'unpostedPayment'],
    ],
  ])('D1: is refused with its blockers at noon and after midnight: %s', async (scenario, types) => {
    for (const hour of ['12:00', '00:01']) {
      const { close, control, steps, wire } = await openLender(`2026-11-22T${hour}:00+08:00`);
      const who = await control.borrower(scenario);
      const { blockers } = await wire.call('deletionBlockers', {}, who);
      expect(blockers.map(({ type }) => type)).toEqual(types);
      const data = deletion(await steps.codeFor(who, 'deleteAccount'));
      expect(await wire.code('deleteAccount', data, who)).toBe(accountCodes.deletionBlocked);
      close();
    }
  });

  it('S4.24: is refused if a loan was applied for after the rules were read, and returns its amount', async () => {
    const { close, control, steps, wire } = await openLender();
    const who = await control.borrower('approved');
    const data = deletion(await steps.codeFor(who, 'deleteAccount'));
    await wire.call('applyOrder', await steps.application(who), who);
    expect(await wire.code('deleteAccount', data, who)).toBe(accountCodes.deletionBlocked);
    const { blockers } = await wire.call('deletionBlockers', {}, who);
    expect(blockers).toMatchObject([{ type: 'pendingLoan', amount: 5_000 }]);
    close();
  });

  it('D3, D4: erases the person except from signed documents, ends the session and frees the mobile', async () => {
    const lender = await openLender();
    const { control, steps, wire } = lender;
    const who = await control.borrower('loan-80');
    const { mobile, username, password, userId } = who;
    const remove = async (code: string) => wire.code('deleteAccount', deletion(code), who);
    const smsCode = await steps.codeFor(who, 'deleteAccount');
    const wrong = smsCode === '000000' ? '000001' : '000000';
    expect(await remove(wrong)).toBe(assumedCodes.wrongSmsCode);
    const { name } = await wire.call('getCurrentUserInfo', {}, who);
    const forms = ['24 Mabini Street', '1234-5678-9012-3456', '1994-06-12', '09181234567'];
    const traces = [name, mobile, mobile.replace('+63', '0'), username, ...forms];
    const found = (rows: string) => traces.filter((trace) => rows.includes(trace));
    expect(found(await everything(lender))).toEqual(traces);
    expect(await remove(smsCode)).toBe(0);
    expect(found(await everything(lender, 'signed_documents'))).toEqual([]);
    expect(found(await everything(lender))).toEqual([name]);
    const { orders, payments } = await control.ledger({ userId });
    expect([orders.length, payments.length]).toEqual([1, 1]);

    expect(await wire.code('getHomepageData', {}, who)).toBe(codes.sessionExpired);
    expect(await wire.code('login', { username, password })).toBe(assumedCodes.wrongPassword);
    expect(await wire.call('mobileExists', { mobile })).toEqual({ exists: false });
    const register = async (scenario: string) =>
      (await control.ask('POST', 'borrowers', { scenario, mobile })).status;
    expect([await register('new-borrower'), await register('approved')]).toEqual([201, 409]);
    lender.close();
  });
});
