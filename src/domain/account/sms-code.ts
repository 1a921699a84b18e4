import { accepted, type Checked, refused } from '../checked.ts';
import { smsCodeLength } from '../constants.ts';

/** What a code by SMS is for; a code is good for its own purpose alone. */
export const smsPurposes = ['login', 'changeBankCard', 'deleteAccount'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

export type SmsCodeReason = 'empty' | 'malformed';

const separators = /[\s-]/g;

/** The one code among runs of digits, however often a text repeats it; undefined where there is none or several. */
function onlyCode(runs: readonly string[] | null, length: number): string | undefined {
  const found = new Set(
    runs?.map((run) => run.replace(separators, '')).filter((run) => run.length === length),
  );
  const [code] = found;
  return found.size === 1 ? code : undefined;
}

/**
 * The digits of a code in what was typed, pasted or filled in by the phone: the one run of `length` digits
 * in a longer text, also in two halves (`482 913`), or the digits typed so far. Full-width digits count. Null
 * where the text has other characters and no such run, several of them, or too many digits.
 */
export function codeIn(text: string, length: number = smsCodeLength): string | null {
  const plain = text.normalize('NFKC');
  const code = onlyCode(plain.match(/\d+/g), length);
  if (code !== undefined) return code;
  const digits = plain.replace(separators, '');
  if (/^\d*$/.test(digits) && digits.length <= length) return digits;
  return onlyCode(plain.match(/\d+(?:[\s-]\d+)*/g), length) ?? null;
}

/** Reads an SMS code: see {@link codeIn}. */
export function parseSmsCode(text: string): Checked<string, SmsCodeReason> {
  const code = codeIn(text);
  if (code === '') return refused('empty');
  return code?.length === smsCodeLength ? accepted(code) : refused('malformed');
}
