import { accepted, type Checked, refused } from '../checked.ts';

export type UsernameReason = 'empty';

/** Refuses an empty username (S5). The accepted one is trimmed. */
export function checkUsername(text: string): Checked<string, UsernameReason> {
  const plain = text.trim();
  return plain === '' ? refused('empty') : accepted(plain);
}
