import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assumedCodes, codes } from '#domain/codes.ts';
import { minute } from '#domain/constants.ts';
import type { SmsPurpose } from '#domain/account/sms-code.ts';
import { type InMemory, openSandbox } from './in-memory.ts';
import type { MadeBorrower, Options } from './wire-client.ts';

let world: InMemory;
beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
});
afterEach(() => world.close());

const from = (fingerprintId: string, options: Options = {}): Options => ({
  ...options,
  headers: { fingerprintId },
});
const askFor = async (mobile: string, purpose: SmsPurpose, options: Options = {}) =>
  world.wire.code('sendSmsCode', { mobile, purpose }, options);
/** Newest first. */
const codesOf = async (who: MadeBorrower) =>
  (await world.control.sms(who)).flatMap(({ code }) => code ?? []);
const other = (code: string) => (code === '000000' ? '111111' : '000000');
const logIn = async ({ mobile }: MadeBorrower, smsCode: string, options: Options = {}) =>
  world.wire.code('login', { mobile, smsCode }, options);

describe('a code for a purpose other than login', () => {
  it.each(['changeBankCard', 'deleteAccount'] as const)(
    'needs a valid session: %s',
    async (purpose) => {
      const who = await world.control.borrower('approved');
      const { mobile, username, password } = who;
      expect(await askFor(mobile, purpose)).toBe(codes.sessionEmpty);
      expect(await askFor(mobile, purpose, { token: 'made-up' })).toBe(codes.tokenInvalid);
      const { token } = await world.wire.call('login', { username, password });
      expect(await askFor(mobile, purpose, who)).toBe(codes.sessionSqueezed);
      expect(await codesOf(who)).toEqual([]);
      expect(await askFor(mobile, purpose, { token })).toBe(0);
      expect(await codesOf(who)).toHaveLength(1);
    },
  );

  it('is sent only to the mobile of its session', async () => {
    const who = await world.control.borrower('approved');
    const victim = await world.control.borrower('approved');
    expect(await askFor(victim.mobile, 'deleteAccount', who)).toBe(assumedCodes.invalidData);
    expect([await codesOf(who), await codesOf(victim)]).toEqual([[], []]);
  });
});

describe('limits on codes', () => {
  it('count by purpose', async () => {
    const who = await world.control.borrower('approved');
    expect(await askFor(who.mobile, 'login', who)).toBe(0);
    expect(await askFor(who.mobile, 'deleteAccount', who)).toBe(0);
    expect(await askFor(who.mobile, 'changeBankCard', who)).toBe(0);
    expect(await askFor(who.mobile, 'login', who)).toBe(assumedCodes.tooManySms);
    expect(await askFor(who.mobile, 'deleteAccount', who)).toBe(assumedCodes.tooManySms);
  });

  it('count all codes of one sender: sixty an hour', async () => {
    const sender = from('one phone');
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => world.control.borrower('new-borrower')),
    );
    for (let count = 0; count < 10; count += 1) {
      for (const { mobile } of people) expect(await askFor(mobile, 'login', sender)).toBe(0);
      world.pass(minute);
    }
    const { mobile } = await world.control.borrower('new-borrower');
    expect(await askFor(mobile, 'login', sender)).toBe(assumedCodes.tooManySms);
    expect(await askFor(mobile, 'login', from('another'))).toBe(0);
  });
});

describe('a refusal because of a limit', () => {
  /** Undefined if the call is not refused, or the refusal has no end. */
  const endOf = async (method: string, data: unknown, options: Options = {}) =>
    (await world.wire.envelope([{ method, data }], options)).until ?? undefined;

  it('returns the end of the cool-down of a code, and a code is sent at that time', async () => {
    const who = await world.control.borrower('approved');
    const data = { mobile: who.mobile, purpose: 'login' };
    const sentAt = world.now();
    expect(await endOf('sendSmsCode', data)).toBeUndefined();
    world.pass(minute / 3);
    expect(await endOf('sendSmsCode', data)).toBe(sentAt + minute);
    world.pass((2 * minute) / 3 - 1);
    expect(await endOf('sendSmsCode', data)).toBe(sentAt + minute);
    world.pass(1);
    expect(await askFor(who.mobile, 'login')).toBe(0);
  });

  it('returns when a password is checked again, for one phone and for all unknown phones together', async () => {
    const { username, password } = await world.control.borrower('approved');
    const first = world.now();
    const guess = async (phone: string, count: number) => {
      for (let guessed = 0; guessed < count; guessed += 1) {
        await world.wire.code('login', { username, password: 'wrong' }, from(phone));
      }
    };
    await guess('a', 5);
    world.pass(minute);
    for (const phone of ['b', 'c', 'd']) await guess(phone, 5);
    world.pass(minute);
    const right = { username, password };
    expect(await endOf('login', right, from('a'))).toBe(first + 15 * minute);
    expect(await endOf('login', right, from('d'))).toBe(first + 16 * minute);
    expect(await endOf('login', right, from('e'))).toBe(first + 15 * minute);
    world.pass(13 * minute - 1);
    expect(await endOf('login', right, from('e'))).toBe(first + 15 * minute);
    world.pass(1);
    expect(await world.wire.code('login', right, from('e'))).toBe(0);
    expect(await world.wire.code('login', right, from('a'))).toBe(0);
  });
});

describe('SMS codes of one purpose', () => {
  it('are all valid until they are used or expire', async () => {
    const who = await world.control.borrower('approved');
    expect(await askFor(who.mobile, 'login')).toBe(0);
    world.pass(minute);
    expect(await askFor(who.mobile, 'login')).toBe(0);
    const [second = '', first = ''] = await codesOf(who);
    expect(await logIn(who, first)).toBe(0);
    expect(await logIn(who, first)).toBe(assumedCodes.expiredSmsCode);
    expect(await logIn(who, second)).toBe(0);
    world.pass(minute);
    expect(await askFor(who.mobile, 'login')).toBe(0);
    const [third = ''] = await codesOf(who);
    world.pass(5 * minute + 1);
    expect(await logIn(who, third)).toBe(assumedCodes.expiredSmsCode);
  });

  it('have separate limits of wrong tries: an older code does not use up those of a newer one', async () => {
    const who = await world.control.borrower('approved');
    await askFor(who.mobile, 'login');
    world.pass(3 * minute);
    await askFor(who.mobile, 'login');
    const [second = '', first = ''] = await codesOf(who);
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await logIn(who, other(second))).toBe(assumedCodes.wrongSmsCode);
    }
    // The five wrong codes used up the tries of the first code.
    expect(await logIn(who, first)).toBe(assumedCodes.expiredSmsCode);
    world.pass(3 * minute);
    for (let guess = 0; guess < 6; guess += 1) {
      expect(await logIn(who, first)).toBe(assumedCodes.expiredSmsCode);
    }
    expect(await logIn(who, second)).toBe(0);
  });
});

describe('a stranger', () => {
  async function attack({ mobile, username }: MadeBorrower, phones: readonly string[]) {
    for (const phone of phones) {
      await askFor(mobile, 'login', from(phone));
      await world.wire.code('login', { username, password: 'wrong' }, from(phone));
      await world.wire.code('login', { mobile, smsCode: 'wrong' }, from(phone));
    }
  }
  const strangers = Array.from({ length: 20 }, (_, index) => `stranger ${index}`);

  it('cannot lock the owner out of SMS or password with one phone', async () => {
    const who = await world.control.borrower('approved');
    const { mobile, username, password } = who;
    await askFor(mobile, 'login', from('new phone'));
    const [code = ''] = await codesOf(who);
    await attack(
      who,
      Array.from({ length: 6 }, () => 'stranger'),
    );
    expect(await world.wire.code('login', { username, password }, from('stranger'))).toBe(
      assumedCodes.tooManyPasswords,
    );
    expect(await world.wire.code('login', { username, password }, from('new phone'))).toBe(0);
    expect(await logIn(who, code, from('new phone'))).toBe(0);
  });

  it('cannot lock out a phone that was logged in before, with 20 phones', async () => {
    const who = await world.control.borrower('approved');
    const { mobile, username, password } = who;
    await world.wire.call('getCurrentUserInfo', {}, from('own phone', who));
    await attack(who, strangers);
    expect(await world.wire.code('login', { username, password }, from('a new one'))).toBe(
      assumedCodes.tooManyPasswords,
    );
    expect(await world.wire.code('login', { username, password }, from('own phone'))).toBe(0);
    expect(await askFor(mobile, 'login', from('own phone'))).toBe(0);
    const [code = ''] = await codesOf(who);
    await attack(who, strangers.slice(0, 6));
    expect(await logIn(who, code, from('own phone'))).toBe(0);
  });

  it('has five tries in all for another borrower’s code, also with several phones', async () => {
    const who = await world.control.borrower('approved');
    await askFor(who.mobile, 'login', from('own phone'));
    const [code = ''] = await codesOf(who);
    for (const phone of strangers.slice(0, 5)) {
      expect(await logIn(who, other(code), from(phone))).toBe(assumedCodes.wrongSmsCode);
    }
    expect(await logIn(who, code, from('the next'))).toBe(assumedCodes.expiredSmsCode);
    expect(await logIn(who, code, from('own phone'))).toBe(0);
  });
});
