import { accepted, type Checked, refused } from './checked.ts';
import { smsCodeLength } from './constants.ts';

/** What a code by SMS is for; a code is good for its own purpose alone. */
export const smsPurposes = ['login', 'changeBankCard', 'deleteAccount'] as const;
export type SmsPurpose = (typeof smsPurposes)[number];

export type SmsCodeReason = 'empty' | 'malformed';

/** Reads an SMS code: six digits, however they are spaced when pasted. */
export function parseSmsCode(text: string): Checked<string, SmsCodeReason> {
  const plain = text.replace(/[\s-]/g, '');
  if (plain === '') return refused('empty');
  return plain.length === smsCodeLength && /^\d+$/.test(plain)
    ? accepted(plain)
    : refused('malformed');
}
