import type { SnapshotFrom } from 'xstate';
import type { attemptsMachine, MoneyNews } from './attempts.machine.ts';

/** The outcome that is told now; null where none is. */
export function selectMoneyNews(snapshot: SnapshotFrom<typeof attemptsMachine>): MoneyNews | null {
  return (
    (snapshot.matches({ working: { telling: 'news' } }) && snapshot.context.news.at(0)) || null
  );
}
