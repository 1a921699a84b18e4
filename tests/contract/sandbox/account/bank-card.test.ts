import { describe, expect, it } from 'vitest';
import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes } from '#domain/codes.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { lenderOfFile } from '../operations/operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

const { control, now, pass, steps, wire } = await lenderOfFile();

type Change = Parameters<typeof steps.cardChange>[1];
const change = async (who: MadeBorrower, over: Change = {}) =>
  wire.code('changeBankCard', await steps.cardChange(who, over), who);
const standing = async (who: MadeBorrower) =>
  (await wire.call('operationConfig', {}, who)).bankCard;
const newestLoan = async (who: MadeBorrower) =>
  (await wire.call('myOrders', { limit: 1 }, who)).orders[0];

const bank = { accountType: payoutMethod.bank, bankCode: 'BDO', newNumber: '1234567890' };
/** The account of `loan-65`, to which a payout failed, and another one that fails too. */
const [failed, failsToo] = ['09171230000', '09181240000'];

describe('a change of the payout account', () => {
  it.each([
    ['another original number', { originalNumber: '09170000001' }, 'wrongOriginalNumber'],
    ['a wallet that does not start with 09', { newNumber: '18123456789' }, 'wrongNewNumber'],
    ['another person’s name', { holder: 'Somebody Else' }, 'wrongHolder'],
    ['a bank that accepts no new accounts', { ...bank, bankCode: 'ROB' }, 'bankInactive'],
    ['an unknown bank', { ...bank, bankCode: 'XYZ' }, 'bankInactive'],
  ] as const)('B2: is refused with %s, and the code stays valid', async (_, over, code) => {
    const who = await control.borrower('approved');
    const smsCode = await steps.codeFor(who, 'changeBankCard');
    expect(await change(who, { smsCode, ...over })).toBe(accountCodes[code]);
    expect((await standing(who))?.account.maskedNumber).toBe(`•••••••${who.mobile.slice(-4)}`);
    expect(await change(who, { smsCode })).toBe(0);
  });

  it('S5.2, B1, B2, B6: needs its own SMS code and another number than before, and an SMS reports it', async () => {
    const who = await control.borrower('approved');
    const own = who.mobile.replace('+63', '0');
    const smsCode = await steps.codeFor(who, 'login');
    expect(await change(who, { smsCode })).toBe(assumedCodes.wrongSmsCode);
    expect(await change(who, { newNumber: own })).toBe(accountCodes.wrongNewNumber);
    pass(61_000);
    expect(await change(who, bank)).toBe(0);
    const { accountType, bankCode } = bank;
    const account = { accountType, bankCode, maskedNumber: '••••••7890' };
    // A change closes further changes only once a payout has followed it (B3).
    expect(await standing(who)).toMatchObject({ account, changedAt: now(), closed: null });
    expect((await steps.texts(who))[0]).toMatch(
      /account is now BDO \*{4}7890\. If it was not you, tell us/,
    );
  });

  it('S5.3, B3: is allowed again 30 days after a change that a payout followed, then with a face check, and never during a payout', async () => {
    const who = await control.borrower('card-changed-recently');
    const until = '2026-12-19';
    expect((await standing(who))?.closed).toEqual({ reason: 'changedRecently', until });
    const back = { originalNumber: '09181230042', newNumber: who.mobile.replace('+63', '0') };
    expect(await change(who, back)).toBe(accountCodes.cardChangeClosed);
    await control.advance(who, '27d');
    expect(await change(who, back)).toBe(accountCodes.faceCheckMissing);
    pass(61_000);
    expect(await change(who, { ...back, faceChecked: true })).toBe(0);
    const paying = await control.borrower('loan-40');
    expect((await standing(paying))?.closed).toMatchObject({ reason: 'payoutUnderWay' });
    expect(await change(paying)).toBe(accountCodes.cardChangeClosed);
  });

  it('S1.7, S4.18, B5: repairs each failed payout, and sends it again once', async () => {
    const who = await control.borrower('loan-65');
    const [loanOrderId] = who.loanOrderIds;
    expect(await change(who, { originalNumber: failed, newNumber: failsToo })).toBe(0);
    expect((await standing(who))?.closed).toMatchObject({ reason: 'payoutUnderWay', loanOrderId });
    pass(61_000);
    expect(await standing(who)).toMatchObject({ closed: null, failedPayout: loanOrderId });
    const again = await steps.cardChange(who, { originalNumber: failsToo, faceChecked: true });
    const account = { maskedNumber: '•••••••6543' };
    const sent = await wire.call('changeBankCard', again, who);
    expect(sent).toMatchObject({ resentLoanOrderId: loanOrderId, account });
    expect(await newestLoan(who)).toMatchObject({ status: 40, account });
    pass(30_000);
    expect(await newestLoan(who)).toMatchObject({ status: 70 });
    const { events } = await control.ledger(who);
    expect(events.filter(({ kind }) => kind === 'loan.lending')).toHaveLength(3);
  });

  it.each(['loan-15', 'loan-20'])('applies to the money of an order in %s', async (name) => {
    const who = await control.borrower(name);
    expect(await change(who)).toBe(0);
    const account = { maskedNumber: '•••••••6543' };
    expect(await newestLoan(who)).toMatchObject({ status: Number(name.slice(-2)), account });
    await control.advance(who, '1h');
    expect(await newestLoan(who)).toMatchObject({ status: 70, account });
  });

  it('B5, B6: holds the payout, if it is disputed, until the lender has checked it, and cancels no loan', async () => {
    const who = await control.borrower('loan-65');
    await change(who, { originalNumber: failed, newNumber: failsToo });
    const dispute = steps.ticket({ type: 'notMyChange' });
    const { ticketId, answerBy } = await wire.call('saveFeedback', dispute, who);
    pass(3_600_000);
    expect((await standing(who))?.closed).toEqual({ reason: 'disputed', ticketId, answerBy });
    expect(await newestLoan(who)).toMatchObject({ status: 40 });
    const { mobile } = who;
    const reply = { mobile, ticketId, text: 'We have looked at it', resolve: true };
    await control.ask('POST', 'tickets/reply', reply);
    pass(60_000);
    expect(await newestLoan(who)).toMatchObject({ status: 65 });

    await wire.call('saveFeedback', { ...dispute, clientId: 'b'.repeat(32) }, who);
    const held = { status: 65, payoutHeld: true };
    const { quota } = await wire.call('getHomepageData', {}, who);
    expect([await newestLoan(who), quota?.closed]).toMatchObject([held, held]);
    const { blockers } = await wire.call('deletionBlockers', {}, who);
    expect(blockers).toMatchObject([{ type: 'payoutHeld' }]);
    await control.advance(who, '30d');
    expect(await newestLoan(who)).toMatchObject({ status: 65 });
  });
});
