import type { SnapshotFrom } from 'xstate';
import { needsLogin } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import type { moneyActionMachine } from './money-action.machine.ts';

/** The view of a money action; `late`: its outcome should be known by now. */
export type MoneyPhase = 'sending' | 'checking' | 'waiting' | 'late';

/** Money under way, as a person sees it. */
export type MoneyView = {
  /** Null once it is over. */
  phase: MoneyPhase | null;
  /** An attempt that this page did not send: what was chosen here says nothing of it. */
  another: boolean;
  /** The server should have told by now and can't be asked, so customer service comes first. */
  overdue: boolean;
  /** Why it could not be asked the last time; null where it could. */
  failure: Failure | null;
  /** The server cannot be asked without a valid token. */
  needsLogin: boolean;
};

const phase = (name: MoneyPhase | null): MoneyView => ({
  phase: name,
  another: false,
  overdue: false,
  failure: null,
  needsLogin: false,
});

/** The view of a money action: total. */
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
