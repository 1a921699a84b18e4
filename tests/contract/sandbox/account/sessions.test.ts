import { describe, expect, it } from 'vitest';
import { assumedCodes, codes } from '#domain/codes.ts';
import { day, minute } from '#domain/constants.ts';
import { lenderOfFile } from '../operations/operation-steps.ts';
import type { MadeBorrower, Options } from '../wire-client.ts';

const { control, now, pass, wire } = await lenderOfFile();

const from = (fingerprintId: string, options: Options = {}): Options => ({
  ...options,
  headers: { fingerprintId },
});
/** Requests a code, by default from the phone of the first session. */
const askFor = async (mobile: string, purpose: string, options: Options = {}) =>
  wire.code('sendSmsCode', { mobile, purpose }, options);
/** Newest first. */
const codesOf = async (who: MadeBorrower) =>
  (await control.sms(who)).flatMap(({ code }) => code ?? []);
const other = (code: string) => (code === '000000' ? '111111' : '000000');
const logIn = async ({ mobile }: MadeBorrower, smsCode: string, options: Options = {}) =>
  wire.code('login', { mobile, smsCode }, options);

describe('an SMS code', () => {
  it('is valid once, for 5 minutes and 5 wrong tries, beside other codes', async () => {
    const who = await control.borrower('new-borrower');
    const { mobile, userId } = who;
    const cooldown = await wire.call('sendSmsCode', { mobile, purpose: 'login' });
    expect(cooldown).toEqual({ cooldown: minute });
    pass(3 * minute);
    expect(await askFor(mobile, 'login')).toBe(0);
    const [second = '', first = ''] = await codesOf(who);
    expect(await wire.call('login', { mobile, smsCode: first })).toMatchObject({ mobile, userId });
    expect(await logIn(who, first)).toBe(assumedCodes.expiredSmsCode);
    for (let guess = 0; guess < 4; guess += 1) {
      expect(await logIn(who, other(second))).toBe(assumedCodes.wrongSmsCode);
    }
    expect(await logIn(who, second)).toBe(0);
    expect(await askFor('+639000000000', 'login')).toBe(assumedCodes.unknownMobile);
    pass(minute);
    await askFor(mobile, 'login');
    const [third = ''] = await codesOf(who);
    pass(5 * minute + 1);
    expect(await logIn(who, third)).toBe(assumedCodes.expiredSmsCode);
  });

  it('has a cool-down for each purpose, whose end the refusal returns', async () => {
    const who = await control.borrower('approved');
    const sentAt = now();
    for (const purpose of ['login', 'deleteAccount', 'changeBankCard']) {
      expect(await askFor(who.mobile, purpose, who)).toBe(0);
    }
    pass(minute - 1);
    const data = { mobile: who.mobile, purpose: 'login' };
    expect(await wire.envelope([{ method: 'sendSmsCode', data }], who)).toMatchObject({
      code: assumedCodes.tooManySms,
      until: sentAt + minute,
    });
    pass(1);
    expect(await askFor(who.mobile, 'login', who)).toBe(0);
  });

  it('for a change is sent only to the mobile of a valid session', async () => {
    const [who, victim] = [await control.borrower('approved'), await control.borrower('approved')];
    const ask = async (options: Options) => askFor(victim.mobile, 'deleteAccount', options);
    expect(await ask({})).toBe(codes.sessionEmpty);
    expect(await ask({ token: 'made-up' })).toBe(codes.tokenInvalid);
    expect(await ask(who)).toBe(assumedCodes.invalidData);
    expect(await codesOf(victim)).toEqual([]);
  });
});

describe('a stranger', () => {
  it('has five tries of a code in all, and cannot lock out the borrower’s own phone', async () => {
    const who = await control.borrower('approved');
    const { mobile, username, password } = who;
    await wire.call('getCurrentUserInfo', {}, from('own phone', who));
    await askFor(mobile, 'login', from('own phone'));
    const [code = ''] = await codesOf(who);
    for (let phone = 0; phone < 20; phone += 1) {
      const refused = phone < 5 ? assumedCodes.wrongSmsCode : assumedCodes.expiredSmsCode;
      expect(await logIn(who, other(code), from(`stranger ${phone}`))).toBe(refused);
      await wire.code('login', { username, password: 'wrong' }, from(`stranger ${phone}`));
    }
    const right = { username, password };
    expect(await wire.code('login', right, from('another'))).toBe(assumedCodes.tooManyPasswords);
    expect(await wire.code('login', right, from('own phone'))).toBe(0);
    expect(await logIn(who, code, from('own phone'))).toBe(0);
  });

  it('gets the same replies to passwords of known and unknown usernames', async () => {
    const { password, username: known } = await control.borrower('new-borrower');
    for (const username of [known, 'nobody-at-all']) {
      const guess = async (tried: string) => wire.code('login', { username, password: tried });
      for (let count = 0; count < 5; count += 1) {
        expect(await guess('wrong')).toBe(assumedCodes.wrongPassword);
      }
      expect(await guess(password)).toBe(assumedCodes.tooManyPasswords);
    }
    const refusal = await wire.envelope([{ method: 'login', data: { username: known, password } }]);
    expect(refusal).toMatchObject({ until: now() + 15 * minute });
  });
});

describe('a session', () => {
  it('S8.1, S8.2, S8.3, P3: has a code for each reason why it is invalid, and is listed until its end', async () => {
    const who = await control.borrower('approved');
    const { username, password } = who;
    const since = now();
    pass(minute);
    const next = await wire.call('login', { username, password });
    const reasons = [{}, { token: 'made-up' }, who];
    const refused = reasons.map(async (options) => wire.code('myOrders', {}, options));
    expect(await Promise.all(refused)).toEqual([
      codes.sessionEmpty,
      codes.tokenInvalid,
      codes.sessionSqueezed,
    ]);
    expect(await wire.call('accountSecurity', {}, next)).toMatchObject({
      username,
      sessions: [
        { device: 'test', since: now(), until: null, current: true },
        { device: null, since, until: now(), current: false },
      ],
    });
    pass(181 * day);
    expect(await wire.code('myOrders', {}, next)).toBe(codes.sessionExpired);
    const last = await wire.call('login', { username, password });
    const { sessions } = await wire.call('accountSecurity', {}, last);
    expect(sessions[1]?.until).toBe(since + minute + 180 * day);
  });
});
