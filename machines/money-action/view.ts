import type { SnapshotFrom } from 'xstate';
import type { moneyActionMachine } from './money-action.machine.ts';

/** What a person sees of money under way. */
export type MoneyPhase = 'sending' | 'checking' | 'waiting';

/**
 * The phase in words; null once it is over. `overdue`: the server should have told by now and
 * can't be asked, so customer service comes first.
 */
export type MoneyView = { phase: MoneyPhase | null; overdue: boolean };

const views = {
  sending: { phase: 'sending', overdue: false },
  checking: { phase: 'checking', overdue: false },
  waiting: { phase: 'waiting', overdue: false },
  checkingOverdue: { phase: 'checking', overdue: true },
  waitingOverdue: { phase: 'waiting', overdue: true },
  over: { phase: null, overdue: false },
} as const satisfies Record<string, MoneyView>;

/** The view of a money action: total, and the same object for the same phase. */
export function selectMoneyView(snapshot: SnapshotFrom<typeof moneyActionMachine>): MoneyView {
  if (snapshot.status !== 'active') return views.over;
  if (snapshot.matches('closing')) return views.checking;
  if (!snapshot.matches('unknown')) return views.sending;
  const overdue = snapshot.matches({ unknown: 'settled' }) && snapshot.context.failure !== null;
  const waiting =
    snapshot.matches({ unknown: { settling: 'waiting' } }) ||
    snapshot.matches({ unknown: { settled: 'waiting' } });
  if (waiting) return overdue ? views.waitingOverdue : views.waiting;
  return overdue ? views.checkingOverdue : views.checking;
}
