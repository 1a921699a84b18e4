import type { SnapshotFrom } from 'xstate';
import type { recordsMachine } from './records.machine.ts';

/** What stands at the end of the list: nothing, a way to more, or why there is no more yet. */
export type ListEnd = 'none' | 'more' | 'loading' | 'failed';

function endOf(snapshot: SnapshotFrom<typeof recordsMachine>): ListEnd {
  if (snapshot.matches({ showing: { list: 'loadingMore' } })) return 'loading';
  if (snapshot.matches({ showing: { list: 'moreFailed' } })) return 'failed';
  return snapshot.can({ type: 'end.reached' }) ? 'more' : 'none';
}

/** What the page of loan records shows. */
export function selectRecordsView(snapshot: SnapshotFrom<typeof recordsMachine>) {
  const { filter, loans, failure, order, loanFailure } = snapshot.context;
  return {
    filter,
    /** Null while nothing of the filter was fetched yet. */
    loans,
    /** The loan whose figures lie above the list. */
    order,
    loanFailure,
    busy:
      snapshot.matches('loading') ||
      snapshot.matches({ showing: { list: 'refreshing' } }) ||
      snapshot.matches({ showing: { loan: 'opening' } }),
    failed: snapshot.matches('failed'),
    /** The loans are from before: they could not be fetched again. */
    stale: snapshot.matches({ showing: { list: 'stale' } }),
    end: endOf(snapshot),
    failure,
  };
}

export type RecordsView = ReturnType<typeof selectRecordsView>;
