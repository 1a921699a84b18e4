import type { SnapshotFrom } from 'xstate';
import type { attemptsMachine, MoneyNews } from './attempts.machine.ts';

/** The outcome that is shown to the borrower now; null without one. */
export function selectMoneyNews(snapshot: SnapshotFrom<typeof attemptsMachine>): MoneyNews | null {
  return (
    (snapshot.matches({ working: { telling: 'news' } }) && snapshot.context.news.at(0)) || null
  );
}
