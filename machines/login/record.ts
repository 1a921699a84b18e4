import type { SnapshotFrom } from 'xstate';
import type { LoginRecord } from '#domain/loans/records.ts';
import type { loginMachine } from './login.machine.ts';
import { loginMethod } from './view.ts';

/** The form's record; null without a mobile or username, and after the login. */
export function selectLoginRecord(snapshot: SnapshotFrom<typeof loginMachine>): LoginRecord | null {
  const { entries } = snapshot.context;
  if (snapshot.status !== 'active' || (!entries.mobile && !entries.username)) return null;
  const { mobile, username } = entries;
  return { version: 1, method: loginMethod(snapshot), mobile, username };
}
