import type { SnapshotFrom } from 'xstate';
import type { pagedListOf } from './paged-list.machine.ts';

/** The end of a list: nothing, a button for more items, a load in progress, or a failure. */
export type ListEnd = 'none' | 'more' | 'loading' | 'failed';

type Snapshot<Item, Filter> = SnapshotFrom<ReturnType<typeof pagedListOf<Item, Filter>>>;

function endOf<Item, Filter>(snapshot: Snapshot<Item, Filter>): ListEnd {
  if (snapshot.matches({ showing: 'loadingMore' })) return 'loading';
  if (snapshot.matches({ showing: 'moreFailed' })) return 'failed';
  return snapshot.can({ type: 'end.reached' }) ? 'more' : 'none';
}

export function selectPagedList<Item, Filter>(snapshot: Snapshot<Item, Filter>) {
  const { list, failure } = snapshot.context;
  return {
    /** Null before the first load. */
    list,
    end: endOf(snapshot),
    busy: snapshot.matches('loading') || snapshot.matches({ showing: 'refreshing' }),
    failed: snapshot.matches('failed'),
    /** The data are stale: the last refresh failed. */
    stale: snapshot.matches({ showing: 'stale' }),
    failure,
  };
}

export type PagedListView<Item> = ReturnType<typeof selectPagedList<Item, unknown>>;
