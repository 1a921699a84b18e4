import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes, codes } from '#domain/codes.ts';
import * as v from 'valibot';
import { sql } from 'drizzle-orm';
import { borrowerSteps } from '../borrower-steps.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';
import type { MadeBorrower } from '../wire-client.ts';

let world: InMemory;
beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterEach(() => world.close());

const blockers = async (who: MadeBorrower) =>
  (await world.wire.call('deletionBlockers', {}, who)).blockers;

const codeFor = async (who: MadeBorrower) => borrowerSteps(world).codeFor(who, 'deleteAccount');

const everything = async (without: string[] = []) =>
  world.sandbox.database.work(async (tx) => {
    const tables = await tx.all<{ name: string }>(
      sql`select name from sqlite_master where type = 'table' and name not in ('sms', 'clocks')`,
    );
    const rows = await Promise.all(
      tables
        .filter(({ name }) => !without.includes(name))
        .map(async ({ name }) => tx.all(sql`select * from ${sql.identifier(name)}`)),
    );
    return JSON.stringify(rows);
  });

const remove = async (who: MadeBorrower, smsCode: string) =>
  world.wire.code('deleteAccount', { reason: 'notNeeded', note: '', smsCode }, who);

describe('D1: blockers of an account deletion', () => {
  it.each([
    ['loan-70', [{ type: 'unpaidLoan' }]],
    ['loan-75', [{ type: 'unpaidLoan' }]],
    ['loan-20', [{ type: 'pendingLoan' }]],
    ['loan-40', [{ type: 'payoutUnderWay' }]],
    ['loan-65', [{ type: 'payoutFailed' }]],
    ['credit-16', [{ type: 'pendingCredit' }]],
    ['rollover-initiated', [{ type: 'unpaidLoan' }, { type: 'operation', kind: 'rollover' }]],
    ['restructure-reviewing', [{ type: 'unpaidLoan' }, { type: 'operation', kind: 'restructure' }]],
    ['paid-not-posted', [{ type: 'unpostedPayment' }]],
    ['two-loans', [{ type: 'pendingLoan' }, { type: 'unpaidLoan' }]],
    [
      'deletion-blocked',
      [
        { type: 'payoutUnderWay' },
        { type: 'unpaidLoan' },
        { type: 'pendingCredit' },
        { type: 'operation', kind: 'rollover' },
        { type: 'unpostedPayment' },
      ],
    ],
  ])('of %s are returned at noon and right after midnight', async (scenario, expected) => {
    for (const hour of ['12:00', '00:01']) {
      world.close();
      world = await openSandbox(`2026-11-22T${hour}:00+08:00`);
      const who = await world.control.borrower(scenario);
      const found = await blockers(who);
      expect(found, `at ${hour}`).toMatchObject(expected);
      expect(found).toHaveLength(expected.length);
      expect(await remove(who, await codeFor(who))).toBe(accountCodes.deletionBlocked);
    }
  });

  it('S4.24: contain the unpaid amount', async () => {
    const who = await world.control.borrower('loan-70');
    const [loanOrderId] = who.loanOrderIds;
    const due = await world.wire.call('queryPendingRepayPlan', { loanOrderId }, who);
    expect(await blockers(who)).toMatchObject([{ loanOrderId, amount: due.settlement?.amount }]);
  });
});

describe('D3, D4: the deletion', () => {
  it('is refused with a wrong code, and still accepts the right one', async () => {
    const who = await world.control.borrower('loan-80');
    const code = await codeFor(who);
    expect(await remove(who, code === '000000' ? '000001' : '000000')).toBe(
      assumedCodes.wrongSmsCode,
    );
    expect((await world.wire.call('mobileExists', { mobile: who.mobile })).exists).toBe(true);
    expect(await remove(who, code)).toBe(0);
  });

  it('erases name, mobile, username and forms, except the name in signed documents', async () => {
    const who = await world.control.borrower('loan-80');
    const { mobile, username, userId } = who;
    const { name } = v.parse(
      v.object({ profile: v.object({ name: v.string() }) }),
      JSON.parse((await world.wire.call('exportOwnData', {}, who)).json),
    ).profile;
    const traces = [
      name,
      mobile,
      mobile.replace('+63', '0'),
      username,
      '24 Mabini Street',
      '1234-5678-9012-3456',
      '1994-06-12',
      '09181234567',
    ];
    const before = await everything();
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
    expect(await remove(who, await codeFor(who))).toBe(0);
    const after = await everything(['signed_documents']);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    // Signed documents stay unchanged, as the page of rules says (D1).
    const signed = await everything();
    expect(traces.filter((trace) => signed.includes(trace))).toEqual([name]);
    const { orders, payments } = await world.control.ledger({ userId });
    expect([orders.length, payments.length]).toEqual([1, 1]);
  });

  it('ends the session, removes the username, and lets the mobile register as a new account', async () => {
    const who = await world.control.borrower('loan-80');
    expect(await remove(who, await codeFor(who))).toBe(0);
    const { mobile, username, password } = who;
    expect((await world.wire.call('mobileExists', { mobile })).exists).toBe(false);
    expect(await world.wire.code('login', { username, password })).toBe(assumedCodes.wrongPassword);
    const made = await world.control.ask('POST', 'borrowers', { scenario: 'new-borrower', mobile });
    expect(made).toMatchObject({ status: 201, answer: { mobile, loanOrderIds: [] } });
    const taken = await world.control.ask('POST', 'borrowers', { scenario: 'approved', mobile });
    expect(taken.status).toBe(409);
    expect(await world.wire.code('getHomepageData', {}, who)).toBe(codes.sessionExpired);
  });

  it('S4.24: is refused if a blocker appears after the borrower read the rules', async () => {
    const who = await world.control.borrower('approved');
    const smsCode = await codeFor(who);
    expect(await blockers(who)).toEqual([]);
    await world.wire.call('applyOrder', await borrowerSteps(world).application(who), who);
    expect(await remove(who, smsCode)).toBe(accountCodes.deletionBlocked);
    expect(await blockers(who)).toMatchObject([{ type: 'pendingLoan', amount: 5_000 }]);
  });
});
