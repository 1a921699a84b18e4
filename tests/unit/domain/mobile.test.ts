import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupMobile,
  maskMobile,
  nationalDigits,
  parseMobile,
  toWalletNumber,
} from '#domain/account/mobile.ts';
import { forAll } from '#tests/for-all.ts';
import { nationalMobile } from './arbitraries.ts';

describe('parseMobile', () => {
  it.each([
    '+6309171234567',
    '０９１７１２３４５６７',
    '＋６３９１７１２３４５６７',
    '0917 123 4567',
    '+63 (917) 123-4567',
    '(+63) 917.123.4567',
    '0063 917 123 4567',
    '+63 (0) 917 123 4567',
    '0917\u2011123\u20134567',
    '\u202a+63\u00a0917 123 4567\u202c',
  ])('parses %j', (text) => {
    expect(parseMobile(text)).toEqual({ ok: true, value: '+639171234567' });
  });

  it.each(['', '   ', '-'])('reports %j as empty', (text) => {
    expect(parseMobile(text)).toEqual({ ok: false, reason: 'empty' });
  });

  it.each([
    '917123456',
    '91712345678',
    '8171234567',
    '+09171234567',
    '009171234567',
    '+1 917 123 4567',
    '+00639171234567',
    '0917123456a',
    '+',
  ])('refuses %s', (text) => {
    expect(parseMobile(text)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('parses a number alike with and without a prefix, grouped, as a wallet number and as its own output', () => {
    forAll(nationalMobile, fc.constantFrom('', '0', '63', '0063', '+63'), (national, prefix) => {
      const stored = `+63${national}`;
      expect(parseMobile(prefix + national)).toEqual({ ok: true, value: stored });
      expect(parseMobile(stored)).toEqual({ ok: true, value: stored });
      expect(parseMobile(groupMobile(stored))).toEqual({ ok: true, value: stored });
      expect(parseMobile(toWalletNumber(stored))).toEqual({ ok: true, value: stored });
    });
  });
});

describe('nationalDigits', () => {
  it('returns the digits after the prefix of a number', () => {
    const written = fc.constantFrom('', '0', '63', '0063', '+63', '+63 (0)', '\u202a+63 ');
    forAll(nationalMobile, written, (national, prefix) => {
      expect(nationalDigits(prefix + national)).toBe(national);
    });
  });

  it.each([
    ['', ''],
    ['0', ''],
    ['09', '9'],
    ['+63', ''],
    ['+63 9', '9'],
    ['63', '63'],
    ['917 123', '917123'],
    ['91712345678', '91712345678'],
    ['９１７', '917'],
  ])('keeps %j of a partly typed number as %j', (typed, digits) => {
    expect(nationalDigits(typed)).toBe(digits);
  });
});

describe('formatting a mobile', () => {
  it('S1.1, S9.1: groups the digits 3-3-4, and masks all but the last four', () => {
    expect(groupMobile('+639171234567')).toBe('+63 917 123 4567');
    expect(maskMobile('+639171234567')).toBe('+63 ••• ••• 4567');
    expect(toWalletNumber('+639171234567')).toBe('09171234567');
  });

  it('returns an invalid mobile unchanged', () => {
    expect(groupMobile('hello')).toBe('hello');
    expect(maskMobile('')).toBe('');
  });

  it('shows only four digits of a masked number', () => {
    forAll(nationalMobile, (national) => {
      const masked = maskMobile(`+63${national}`);
      expect(masked.replace('+63', '').replace(/\D/g, '')).toBe(national.slice(-4));
    });
  });
});
