import { accepted, type Checked, refused } from '../checked.ts';
import { assumedCodes } from '../codes.ts';
import { smsCodeLength } from '../constants.ts';
import type { Failure } from '../failure.ts';

export const smsPurposes = ['login', 'changeBankCard', 'deleteAccount'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

export type SmsCodeReason = 'empty' | 'malformed';

/** Why a code is invalid, or was refused. */
export type CodeReason = SmsCodeReason | 'wrong' | 'expired';

const separators = /[\s-]/g;

function onlyCode(runs: readonly string[] | null, length: number): string | undefined {
  const found = new Set(
    runs?.map((run) => run.replace(separators, '')).filter((run) => run.length === length),
  );
  const [code] = found;
  return found.size === 1 ? code : undefined;
}

/**
 * The only code of `length` digits in a text, also in parts (`482 913`), or the digits typed so
 * far; null otherwise.
 */
export function codeIn(text: string, length: number = smsCodeLength): string | null {
  const plain = text.normalize('NFKC');
  const code = onlyCode(plain.match(/\d+/g), length);
  if (code !== undefined) return code;
  const digits = plain.replace(separators, '');
  if (/^\d*$/.test(digits) && digits.length <= length) return digits;
  return onlyCode(plain.match(/\d+(?:[\s-]\d+)*/g), length) ?? null;
}

export function parseSmsCode(text: string): Checked<string, SmsCodeReason> {
  const code = codeIn(text);
  if (code === '') return refused('empty');
  return code?.length === smsCodeLength ? accepted(code) : refused('malformed');
}

/** Why the lender refused a code; null for another failure. */
export function codeRefusal(failure: Failure): 'wrong' | 'expired' | null {
  if (failure.kind !== 'business') return null;
  if (failure.code === assumedCodes.wrongSmsCode) return 'wrong';
  return failure.code === assumedCodes.expiredSmsCode ? 'expired' : null;
}
