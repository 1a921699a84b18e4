import type { SnapshotFrom } from 'xstate';
import type { MoneyKind } from '#domain/money.ts';
import type { attemptsMachine } from './attempts.machine.ts';

/** What became of money that was found out about beside the flow. */
export type MoneyNews = { kind: MoneyKind; at: number; taken: boolean };

/** What is to be told; null where nothing is. */
export function selectMoneyNews(snapshot: SnapshotFrom<typeof attemptsMachine>): MoneyNews | null {
  const { attempt, taken } = snapshot.context;
  return snapshot.matches('telling') && attempt
    ? { kind: attempt.baseline.kind, at: attempt.t, taken }
    : null;
}
