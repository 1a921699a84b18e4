import { accepted, type Checked, refused } from '../checked.ts';
import { passwordLength } from '../constants.ts';

export type PasswordReason = 'empty' | 'tooShort' | 'tooLong';

/** Any 8 to 18 characters (S5), spaces and emoji included. */
export function checkPassword(text: string): Checked<string, PasswordReason> {
  const { length } = Array.from(text);
  if (length === 0) return refused('empty');
  if (length < passwordLength.min) return refused('tooShort');
  if (length > passwordLength.max) return refused('tooLong');
  return accepted(text);
}
