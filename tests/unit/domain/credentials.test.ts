import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword } from '#domain/account/password.ts';
import { codeIn, parseSmsCode } from '#domain/account/sms-code.ts';
import { checkUsername } from '#domain/account/username.ts';
import { forAll } from '#tests/for-all.ts';
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

  it('S5.1, S9.3: depends only on the number of characters', () => {
    forAll(fc.array(character, { maxLength: 25, size: 'max' }), (characters) => {
      const { length } = characters;
      expect(checkPassword(characters.join('')).ok).toBe(length >= 8 && length <= 18);
    });
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

  it('accepts six digits with spaces between and around them', () => {
    forAll(digits(6), fc.integer({ min: 0, max: 6 }), (code, at) => {
      const spaced = ` ${code.slice(0, at)} ${code.slice(at)}\n`;
      expect(parseSmsCode(spaced)).toEqual({ ok: true, value: code });
    });
  });
});

describe('codeIn', () => {
  it.each([
    ['an SMS', 'Hiram: 482913 is your code. It is good for 5 minutes.'],
    ['an SMS with the code in halves', 'Your Hiram code is 482 913, good for 5 minutes.'],
    ['an SMS that repeats it', '482913 is your code.\n\n@hiram.example #482913'],
    ['an SMS with a longer number', 'Code G-482913. Questions? Call 09171234567. Ref 20261122'],
    ['full-width digits', '４８２９１３'],
    ['full-width digits in a text', 'コード：４８２９１３'],
    ['digits in two groups', ' 482-913 '],
  ])('extracts the six-digit code from %s', (_, text) => {
    expect(codeIn(text)).toBe('482913');
    expect(parseSmsCode(text)).toEqual({ ok: true, value: '482913' });
  });

  it.each([
    ['no code', 'Your code is good for 5 minutes.'],
    ['two codes', 'Use 482913 or 555666.'],
    ['too many digits', '4829137'],
    ['a mobile number', '0917 123 4567'],
    ['a letter after some digits', '48a'],
  ])('returns null for %s', (_, text) => {
    expect(codeIn(text)).toBeNull();
  });

  it('returns the digits of a partly typed code', () => {
    expect(['', '4', '482', '482 9', '482-91'].map((text) => codeIn(text))).toEqual([
      '',
      '4',
      '482',
      '4829',
      '48291',
    ]);
    expect(codeIn('Code 4829', 4)).toBe('4829');
  });
});

describe('checkUsername', () => {
  it('reports an empty name', () => {
    expect(checkUsername('')).toEqual({ ok: false, reason: 'empty' });
    expect(checkUsername(' \t')).toEqual({ ok: false, reason: 'empty' });
  });

  it('trims any other name, and is idempotent', () => {
    forAll(fc.string(), (text) => {
      const checked = checkUsername(text);
      expect(checked.ok).toBe(/\S/.test(text));
      expect(checked.ok && checkUsername(checked.value)).toEqual(checked.ok && checked);
    });
  });
});
