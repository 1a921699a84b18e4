import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupMobile, Mobile, maskMobile, parseMobile, toWalletNumber } from '#domain/mobile.ts';
import { nationalMobile } from './arbitraries.ts';

describe('parseMobile', () => {
  it.each(['9171234567', '09171234567', '639171234567', '+639171234567'])('reads %s', (text) => {
    expect(parseMobile(text)).toEqual({ ok: true, value: '+639171234567' });
  });

  it.each(['0917 123 4567', '+63 (917) 123-4567', '\u202a+63\u00a0917 123 4567\u202c'])(
    'reads %j with its separators',
    (text) => {
      expect(parseMobile(text)).toEqual({ ok: true, value: '+639171234567' });
    },
  );

  it.each(['', '   ', '-'])('finds %j empty', (text) => {
    expect(parseMobile(text)).toEqual({ ok: false, reason: 'empty' });
  });

  it.each([
    '917123456',
    '91712345678',
    '8171234567',
    '+6309171234567',
    '+09171234567',
    '+1 917 123 4567',
    '00639171234567',
    '0917123456a',
    '+',
  ])('refuses %s', (text) => {
    expect(parseMobile(text)).toEqual({ ok: false, reason: 'malformed' });
  });

  it('reads every way of writing a number alike, and what it made again', () => {
    fc.assert(
      fc.property(nationalMobile, fc.constantFrom('', '0', '63', '+63'), (national, prefix) => {
        const stored = `+63${national}`;
        expect(parseMobile(prefix + national)).toEqual({ ok: true, value: stored });
        expect(parseMobile(stored)).toEqual({ ok: true, value: stored });
        expect(parseMobile(groupMobile(stored))).toEqual({ ok: true, value: stored });
        expect(parseMobile(toWalletNumber(stored))).toEqual({ ok: true, value: stored });
      }),
    );
  });

  it('accepts nothing that is not a stored mobile afterwards', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?6?3?[09]?[\d -]{8,12}$/), (text) => {
        const checked = parseMobile(text);
        expect(!checked.ok || v.is(Mobile, checked.value)).toBe(true);
      }),
    );
  });
});

describe('showing a mobile', () => {
  it('S1.1, S9.1: groups 3-3-4 and masks all but the last four', () => {
    expect(groupMobile('+639171234567')).toBe('+63 917 123 4567');
    expect(maskMobile('+639171234567')).toBe('+63 ••• ••• 4567');
    expect(toWalletNumber('+639171234567')).toBe('09171234567');
  });

  it('leaves alone what is not a stored mobile', () => {
    expect(groupMobile('hello')).toBe('hello');
    expect(maskMobile('')).toBe('');
  });

  it('shows four digits of the number and no more when masked', () => {
    fc.assert(
      fc.property(nationalMobile, (national) => {
        const masked = maskMobile(`+63${national}`);
        expect(masked.replace('+63', '').replace(/\D/g, '')).toBe(national.slice(-4));
      }),
    );
  });
});
