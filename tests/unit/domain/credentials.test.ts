import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword } from '#domain/password.ts';
import { parseSmsCode } from '#domain/sms-code.ts';
import { checkUsername } from '#domain/username.ts';
import { digits } from './arbitraries.ts';

describe('checkPassword', () => {
  it.each([
    ['', 'empty'],
    ['1234567', 'tooShort'],
    ['1234567890123456789', 'tooLong'],
  ])('refuses %j: %s', (text, reason) => {
    expect(checkPassword(text)).toEqual({ ok: false, reason });
  });

  it.each(['12345678', '123456789012345678', '        ', '🔑🔑🔑🔑🔑🔑🔑🔑'])(
    'accepts %j',
    (text) => {
      expect(checkPassword(text)).toEqual({ ok: true, value: text });
    },
  );

  const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });

  it('S5.1, S9.3: goes by the number of characters alone', () => {
    fc.assert(
      fc.property(fc.array(character, { maxLength: 25, size: 'max' }), (characters) => {
        const { length } = characters;
        expect(checkPassword(characters.join('')).ok).toBe(length >= 8 && length <= 18);
      }),
    );
  });
});

describe('parseSmsCode', () => {
  it.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['12345', 'malformed'],
    ['1234567', 'malformed'],
    ['12345a', 'malformed'],
    ['a12345', 'malformed'],
    ['١٢٣٤٥٦', 'malformed'],
  ])('refuses %j: %s', (text, reason) => {
    expect(parseSmsCode(text)).toEqual({ ok: false, reason });
  });

  it('reads six digits however they are spaced', () => {
    fc.assert(
      fc.property(digits(6), fc.integer({ min: 0, max: 6 }), (code, at) => {
        const spaced = ` ${code.slice(0, at)} ${code.slice(at)}\n`;
        expect(parseSmsCode(spaced)).toEqual({ ok: true, value: code });
      }),
    );
  });
});

describe('checkUsername', () => {
  it('asks for one', () => {
    expect(checkUsername('')).toEqual({ ok: false, reason: 'empty' });
    expect(checkUsername(' \t')).toEqual({ ok: false, reason: 'empty' });
  });

  it('takes anything else without the spaces around it, once and for all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const checked = checkUsername(text);
        expect(checked.ok).toBe(/\S/.test(text));
        expect(checked.ok && checkUsername(checked.value)).toEqual(checked.ok && checked);
      }),
    );
  });
});
