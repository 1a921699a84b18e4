import * as v from 'valibot';
import { accepted, type Checked, refused } from './checked.ts';

/** A Philippine mobile number as it is stored and sent: `+639XXXXXXXXX`. */
export const Mobile = v.pipe(v.string(), v.regex(/^\+639\d{9}$/, 'not a mobile number'));
export type Mobile = v.InferOutput<typeof Mobile>;

export type MobileReason = 'empty' | 'malformed';

/** What people type or paste between digits; the last ranges are the marks contact lists add. */
const separators = /[\s()\-\u200e\u200f\u202a-\u202e]/g;

/** Reads `9...`, `09...`, `63...` or `+63...`, with or without separators, as a stored mobile. */
export function parseMobile(text: string): Checked<Mobile, MobileReason> {
  const plain = text.replace(separators, '');
  if (plain === '') return refused('empty');
  const national = /^(?:\+?63|0)?(9\d{9})$/.exec(plain)?.[1];
  return national === undefined ? refused('malformed') : accepted(`+63${national}`);
}

/** A stored mobile for showing, `+63 917 123 4567`. Anything else is shown as it is. */
export function groupMobile(mobile: string): string {
  return mobile.replace(/^\+63(\d{3})(\d{3})(\d{4})$/, '+63 $1 $2 $3');
}

/** A stored mobile with all but its last four digits hidden, `+63 ••• ••• 4567`. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^\+63\d{6}(\d{4})$/, '+63 ••• ••• $1');
}

/** A stored mobile as the number of an e-wallet account, `09171234567`. */
export function toWalletNumber(mobile: Mobile): string {
  return mobile.replace(/^\+63/, '0');
}
