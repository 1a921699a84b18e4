import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes } from '#domain/codes.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { borrowerSteps } from '../borrower-steps.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';
import type { MadeBorrower } from '../wire-client.ts';

const codesOf = { ...assumedCodes, ...accountCodes };

let world: InMemory;
beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterEach(() => world.close());

/** The payout account: GCash on the borrower's own mobile. */
const originalOf = ({ mobile }: MadeBorrower) => mobile.replace('+63', '0');
const change = {
  accountType: payoutMethod.payMaya,
  bankCode: null,
  newNumber: '09189876543',
  faceChecked: false,
};

const codeFor = async (who: MadeBorrower) => borrowerSteps(world).codeFor(who, 'changeBankCard');

const standing = async (who: MadeBorrower) =>
  (await world.wire.call('operationConfig', {}, who)).bankCard;

async function filled(who: MadeBorrower, over: Record<string, unknown> = {}) {
  const holder = (await standing(who))?.account.holder;
  const smsCode = over['smsCode'] ?? (await codeFor(who));
  return { ...change, originalNumber: originalOf(who), holder, smsCode, ...over };
}

const submit = async (who: MadeBorrower, over: Record<string, unknown> = {}) =>
  world.wire.code('changeBankCard', await filled(who, over), who);

async function failedAgain(): Promise<MadeBorrower> {
  const who = await world.control.borrower('loan-65');
  expect(await submit(who, { originalNumber: '09171230000', newNumber: '09181240000' })).toBe(0);
  await world.control.advance(who, '2h');
  return who;
}

async function readLoanAndReason(who: MadeBorrower) {
  const { orders } = await world.wire.call('myOrders', { page: 1 }, who);
  const { quota } = await world.wire.call('getHomepageData', {}, who);
  return { order: orders[0], closed: quota?.closed };
}

describe('B2: the rules of section 5', () => {
  it.each([
    ['another original number', { originalNumber: '09170000001' }, 'wrongOriginalNumber'],
    ['a wallet that does not start with 09', { newNumber: '18123456789' }, 'wrongNewNumber'],
    ['a number that is too short', { newNumber: '0918' }, 'invalidData'],
    ['another person’s name', { holder: 'Somebody Else' }, 'wrongHolder'],
    [
      'a bank that accepts no new accounts',
      { accountType: payoutMethod.bank, bankCode: 'ROB', newNumber: '1234567890' },
      'bankInactive',
    ],
    [
      'an unknown bank',
      { accountType: payoutMethod.bank, bankCode: 'XYZ', newNumber: '1234567890' },
      'bankInactive',
    ],
  ] as const)('refuses %s, and the code stays valid', async (_, over, code) => {
    const who = await world.control.borrower('approved');
    const smsCode = await codeFor(who);
    expect(await submit(who, { smsCode, ...over })).toBe(codesOf[code]);
    expect((await standing(who))?.account.maskedNumber).toBe(`•••••••${who.mobile.slice(-4)}`);
    expect(await submit(who, { smsCode })).toBe(0);
  });

  it('refuses the original number as the new number', async () => {
    const who = await world.control.borrower('approved');
    const code = await submit(who, { newNumber: originalOf(who) });
    expect(code).toBe(accountCodes.wrongNewNumber);
  });

  it.each(['1234567890', '12345678901234567890'])(
    'S5.2, S9.3: accepts a bank account of 10 to 20 digits: %s',
    async (newNumber) => {
      const who = await world.control.borrower('approved');
      const bank = {
        accountType: payoutMethod.bank,
        bankCode: 'BDO',
        newNumber,
      };
      expect(await submit(who, bank)).toBe(0);
      const bankCard = await standing(who);
      expect(bankCard?.account).toMatchObject({ accountType: payoutMethod.bank, bankCode: 'BDO' });
      expect(bankCard?.account.maskedNumber).toMatch(/7890$/);
      expect(bankCard?.changedAt).toBe(world.now());
    },
  );
});

describe('B1: the SMS code for an account change', () => {
  it('is refused if it was sent for a login', async () => {
    const who = await world.control.borrower('approved');
    const smsCode = await borrowerSteps(world).codeFor(who, 'login');
    expect(await submit(who, { smsCode })).toBe(assumedCodes.wrongSmsCode);
  });

  it('is spent by a successful change', async () => {
    const who = await world.control.borrower('approved');
    const smsCode = await codeFor(who);
    expect(await submit(who, { smsCode })).toBe(0);
    await world.control.advance(who, '31d');
    const again = { smsCode, originalNumber: change.newNumber, newNumber: originalOf(who) };
    expect(await submit(who, again)).toBe(assumedCodes.expiredSmsCode);
  });
});

describe('B3: the lender', () => {
  it('S5.3: allows one change of the account in 30 days and returns the next date', async () => {
    const who = await world.control.borrower('card-changed-recently');
    expect((await standing(who))?.closed).toEqual({
      reason: 'changedRecently',
      until: '2026-12-19',
    });
    const back = { originalNumber: '09181230042', newNumber: originalOf(who) };
    expect(await submit(who, back)).toBe(accountCodes.cardChangeClosed);
    await world.control.advance(who, '27d');
    expect((await standing(who))?.closed).toBeNull();
    expect(await submit(who, back)).toBe(accountCodes.faceCheckMissing);
    world.pass(61_000);
    expect(await submit(who, { ...back, faceChecked: true })).toBe(0);
  });

  it('does not count a change without a later payout', async () => {
    const who = await world.control.borrower('approved');
    expect(await submit(who)).toBe(0);
    expect((await standing(who))?.closed).toBeNull();
    world.pass(61_000);
    const back = { originalNumber: change.newNumber, newNumber: originalOf(who) };
    expect(await submit(who, { ...back, faceChecked: true })).toBe(0);
  });

  it('allows no change during a payout, and returns no end for a held loan', async () => {
    const who = await world.control.borrower('loan-40');
    expect((await standing(who))?.closed).toEqual({
      reason: 'payoutUnderWay',
      loanOrderId: who.loanOrderIds[0],
      endsAt: null,
      openFrom: null,
    });
    expect(await submit(who)).toBe(accountCodes.cardChangeClosed);
  });
});

describe('B5: a failed payout', () => {
  it('can be repaired each time it fails, also within 30 days of the last change', async () => {
    const who = await world.control.borrower('loan-65');
    const [first, second] = ['09171230000', '09181240000'];
    expect(await submit(who, { originalNumber: first, newNumber: second })).toBe(0);
    expect((await standing(who))?.closed).toEqual({
      reason: 'payoutUnderWay',
      loanOrderId: who.loanOrderIds[0],
      endsAt: world.now() + 30_000,
      openFrom: '2026-12-22',
    });
    world.pass(61_000);
    expect(await standing(who)).toMatchObject({
      closed: null,
      failedPayout: who.loanOrderIds[0],
    });
    const again = { originalNumber: second, newNumber: '09189876543', faceChecked: true };
    expect(await submit(who, again)).toBe(0);
    await world.control.advance(who, '1m');
    expect((await standing(who))?.closed).toMatchObject({ reason: 'changedRecently' });
    expect((await world.control.ledger(who)).orders).toMatchObject([{ status: 70 }]);
  });

  it('does not cancel its loan while the account is disputed and cannot be changed', async () => {
    const who = await failedAgain();
    const notMine = {
      type: 'notMyChange',
      loanOrderId: null,
      description: 'I did not change this account at all',
      receiverAccount: null,
      name: 'Maria Santos',
      mobile: who.mobile,
      email: null,
      contactableTime: null,
      clientId: 'a'.repeat(32),
      imageIds: [],
    };
    await world.wire.call('saveFeedback', notMine, who);
    expect(await standing(who)).toMatchObject({ closed: { reason: 'disputed' } });
    const { order, closed } = await readLoanAndReason(who);
    expect(order?.repairUntil).toBeUndefined();
    expect([order?.payoutHeld, closed]).toMatchObject([true, { status: 65, payoutHeld: true }]);
    expect(await world.wire.call('deletionBlockers', {}, who)).toMatchObject({
      blockers: [{ type: 'payoutHeld' }],
    });
    await world.control.advance(who, '30d');
    expect((await readLoanAndReason(who)).order).toMatchObject({ status: 65 });
  });

  it('S1.7, S4.18: is sent again to the new account once, and arrives', async () => {
    const who = await world.control.borrower('loan-65');
    const [loanOrderId] = who.loanOrderIds;
    expect((await standing(who))?.failedPayout).toBe(loanOrderId);
    const refused = '09171230000';
    const sent = await world.wire.call(
      'changeBankCard',
      await filled(who, { originalNumber: refused }),
      who,
    );
    expect(sent).toMatchObject({
      resentLoanOrderId: loanOrderId,
      account: { maskedNumber: '•••••••6543' },
    });
    const status = async () => (await world.wire.call('myOrders', { page: 1 }, who)).orders[0];
    expect(await status()).toMatchObject({ status: 40, account: { maskedNumber: '•••••••6543' } });
    world.pass(30_000);
    expect(await status()).toMatchObject({ status: 70 });
    const { events } = await world.control.ledger(who);
    expect(events.filter(({ kind }) => kind === 'loan.lending')).toHaveLength(2);
  });
});

describe('B6: an SMS', () => {
  it('informs about an account change, with the end of the new number only', async () => {
    const who = await world.control.borrower('approved');
    await submit(who);
    const [sms] = await world.control.sms(who);
    expect(sms?.text).toBe(
      'Hiram: your payout account is now PayMaya ****6543. If it was not you, tell us in the app at once.',
    );
  });
});
