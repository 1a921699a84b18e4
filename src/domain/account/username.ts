import { accepted, type Checked, refused } from '../checked.ts';

export type UsernameReason = 'empty';

/** A username is the typed text without the surrounding spaces (S5: a prompt if empty). */
export function checkUsername(text: string): Checked<string, UsernameReason> {
  const plain = text.trim();
  return plain === '' ? refused('empty') : accepted(plain);
}
