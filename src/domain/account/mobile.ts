import * as v from 'valibot';
import { accepted, type Checked, refused } from '../checked.ts';

export const Mobile = v.pipe(v.string(), v.regex(/^\+639\d{9}$/, 'not a mobile number'));
export type Mobile = v.InferOutput<typeof Mobile>;

export type MobileReason = 'empty' | 'malformed';

const separators = /[\s()\-./\u2010-\u2015\u200e\u200f\u202a-\u202e]/g;

const bareText = (text: string): string => text.normalize('NFKC').replace(separators, '');

export function parseMobile(text: string): Checked<Mobile, MobileReason> {
  const plain = bareText(text);
  if (plain === '') return refused('empty');
  const national = /^(?:(?:\+|00)?63)?0?(9\d{9})$/.exec(plain)?.[1];
  return national === undefined ? refused('malformed') : accepted(`+63${national}`);
}

/**
 * The digits without the country code and leading zeros. `63` without `+` or `00` counts as the
 * country code if the number would otherwise exceed ten digits.
 */
export function nationalDigits(text: string): string {
  const plain = bareText(text);
  const digits = plain.replace(/\D/g, '').replace(/^0+/, '');
  const hasCode = digits.startsWith('63') && (/^(\+|00)/.test(plain) || digits.length > 10);
  return hasCode ? digits.slice(2).replace(/^0+/, '') : digits;
}

export function groupMobile(mobile: string): string {
  return mobile.replace(/^\+63(\d{3})(\d{3})(\d{4})$/, '+63 $1 $2 $3');
}

export function maskMobile(mobile: string): string {
  return mobile.replace(/^\+63\d{6}(\d{4})$/, '+63 ••• ••• $1');
}

export function toWalletNumber(mobile: Mobile): string {
  return mobile.replace(/^\+63/, '0');
}
