import { loanFilters } from '#domain/loan-groups.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import { selectRecordsView } from '#machines/records/view.ts';
import type { FlowModel } from '#tests/model/harness/model.ts';
import { gives } from '#tests/model/harness/service.ts';
import { flowEvents } from '#tests/model/samples/events.ts';
import { failures } from '#tests/model/samples/failures.ts';
import { loanRoutes } from '#tests/model/samples/outcomes.ts';
import { fewLoans, firstLoans, moreLoans, noLoans } from '#tests/model/samples/records.ts';

/** What a group is filtered by in the walks: to the chart every group is like another. */
const filters = loanFilters.filter((filter) => filter === 'all' || filter === 'settled');

export const recordsModel: FlowModel<typeof recordsMachine> = {
  machine: recordsMachine,
  starts: { all: { filter: 'all' }, settled: { filter: 'settled' } },
  services: {
    getLoans: {
      to: ({ cursor }) =>
        cursor === null
          ? { some: gives(firstLoans), few: gives(fewLoans), none: gives(noLoans), ...failures }
          : { rest: gives(moreLoans), ...failures },
    },
    loanStatusRouting: loanRoutes,
  },
  events: {
    ...flowEvents(['repayDetail', 'customerCenter']),
    'retry.pressed': [{ type: 'retry.pressed' }],
    'filter.chosen': filters.map((filter) => ({ type: 'filter.chosen', filter })),
    'end.reached': [{ type: 'end.reached' }],
    'loan.opened': [
      { type: 'loan.opened', loanOrderId: 'loan-1' },
      { type: 'loan.opened', loanOrderId: 'loan-3' },
    ],
    'sheet.closed': [{ type: 'sheet.closed' }],
  },
  offers(event, snapshot) {
    const { order, failed, stale, end, filter } = selectRecordsView(snapshot);
    switch (event.type) {
      case 'sheet.closed':
        return order !== null;
      case 'retry.pressed':
        return order === null && (failed || stale || end === 'failed');
      case 'end.reached':
        return order === null && end === 'more';
      case 'filter.chosen':
        return order === null && event.filter !== filter;
      case 'loan.opened':
        return order === null;
      default:
        return true;
    }
  },
  invariants: {
    'R1: No loan stands twice.'({ snapshot }) {
      const ids = snapshot.context.loans?.items.map(({ loanOrderId }) => loanOrderId) ?? [];
      return new Set(ids).size === ids.length || ids.join(' ');
    },
    'R1: Loans that are shown stay shown until another filter is chosen.'({ previous, snapshot }) {
      const lost = previous?.context.loans && !snapshot.context.loans;
      return !lost || previous.context.filter !== snapshot.context.filter || 'they are gone';
    },
    'R1: A filter shows nothing that was fetched for another.'({ previous, snapshot }) {
      const changed = previous && previous.context.filter !== snapshot.context.filter;
      return !changed || snapshot.context.loans === null || 'loans of another filter';
    },
    'R1: Scrolling alone does not ask again for what failed.'({ previous, step, snapshot }) {
      const reached = step?.type === 'user' && step.event.type === 'end.reached';
      const failed = previous?.matches({ showing: { list: 'moreFailed' } });
      return (
        !reached || !failed || snapshot.matches({ showing: { list: 'moreFailed' } }) || 'it does'
      );
    },
    'R2: A loan that opens leads back to its filter.'({ snapshot }) {
      const { outcome, filter } = snapshot.context;
      return outcome?.type !== 'opens' || outcome.filter === filter || outcome.filter;
    },
  },
  read: (snapshot) => selectRecordsView(snapshot),
};
