import type { SnapshotFrom } from 'xstate';
import { selectPagedList } from '#machines/paged-list/view.ts';
import type { recordsMachine } from './records.machine.ts';

export function selectRecordsView(snapshot: SnapshotFrom<typeof recordsMachine>) {
  const { filter, order, loanFailure } = snapshot.context;
  const list = snapshot.children.loanList?.getSnapshot();
  return {
    filter,
    list: list ? selectPagedList(list) : null,
    opening: snapshot.matches({ showing: 'opening' }),
    order,
    loanFailure,
  };
}

export type RecordsView = ReturnType<typeof selectRecordsView>;
