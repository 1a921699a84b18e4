import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';
import type { LoginRecord } from '#domain/records.ts';

/** What the login form remembers across a reload; null while nothing was typed. */
export function selectLoginRecord(snapshot: SnapshotFrom<typeof loginMachine>): LoginRecord | null {
  const { entries, method } = snapshot.context;
  if (snapshot.status !== 'active' || (!entries.mobile && !entries.username)) return null;
  return { version: 1, method, mobile: entries.mobile, username: entries.username };
}
