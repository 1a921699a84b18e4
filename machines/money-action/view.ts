import type { SnapshotFrom } from 'xstate';
import { needsLogin } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import type { moneyActionMachine } from './money-action.machine.ts';

/** The phase of a money action on the page; `late`: the outcome is overdue. */
export type MoneyPhase = 'sending' | 'checking' | 'waiting' | 'late';

export type MoneyView = {
  /** Null after the end. */
  phase: MoneyPhase | null;
  /**
   * Whether the attempt is not this action's own (another page sent it, or it was resumed), so that
   * the choices on this page may not describe it.
   */
  another: boolean;
  /** Whether customer service is recommended: the outcome is late and reconciliation failed. */
  overdue: boolean;
  /** Why the last reconciliation failed; null without a failure. */
  failure: Failure | null;
  /** Whether the borrower must log in, because the token is not valid any more. */
  needsLogin: boolean;
};

const phase = (name: MoneyPhase | null): MoneyView => ({
  phase: name,
  another: false,
  overdue: false,
  failure: null,
  needsLogin: false,
});

export function selectMoneyView(snapshot: SnapshotFrom<typeof moneyActionMachine>): MoneyView {
  if (snapshot.status !== 'active') return phase(null);
  const { failure, own } = snapshot.context;
  const another = !own;
  if (snapshot.matches('closing')) return { ...phase('checking'), another };
  if (!snapshot.matches('unknown')) return phase('sending');
  const unasked = { failure, needsLogin: failure !== null && needsLogin(failure) };
  if (snapshot.matches({ unknown: { settled: 'waiting' } })) {
    return { phase: 'late', another, overdue: true, ...unasked };
  }
  const overdue = snapshot.matches({ unknown: 'settled' }) && failure !== null;
  const waiting = snapshot.matches({ unknown: { settling: 'waiting' } });
  return { phase: waiting ? 'waiting' : 'checking', another, overdue, ...unasked };
}
