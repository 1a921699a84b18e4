import { accepted, type Checked, refused } from '../checked.ts';

export type UsernameReason = 'empty';

/** Trims the text (S5). */
export function checkUsername(text: string): Checked<string, UsernameReason> {
  const plain = text.trim();
  return plain === '' ? refused('empty') : accepted(plain);
}
