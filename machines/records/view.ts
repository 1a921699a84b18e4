import type { SnapshotFrom } from 'xstate';
import { loanFilterOf, type LoanFilter } from '#domain/loans/loan-groups.ts';
import type { Query } from '#domain/pages.ts';
import { selectPagedList } from '#machines/paged-list/view.ts';
import { defineFlow } from '#machines/shared/flow.ts';
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

/** The filter as a query, so that it survives back and a reload. */
const queryOf = (filter: LoanFilter): Query => (filter === 'all' ? {} : { group: filter });

/** `/mine/records`: all of the borrower's loans. */
export const recordsFlow = defineFlow<typeof recordsMachine>()({
  id: 'records',
  label: 'Loan records',
  description: 'All loans, page by page; the borrower can open each.',
  input: ({ requested }) => ({ filter: loanFilterOf(requested.query.group) }),
  after: (outcome) => (outcome.type === 'opens' ? outcome.location : { page: 'home', query: {} }),
  below: (outcome) =>
    outcome.type === 'opens' ? { page: 'records', query: queryOf(outcome.filter) } : null,
  query: ({ context }) => queryOf(context.filter),
});
