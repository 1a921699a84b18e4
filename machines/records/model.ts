import { loanFilters } from '#domain/loans/loan-groups.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import { recordsFlow, selectRecordsView } from '#machines/records/view.ts';
import { ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/records/situations.ts';
import type { FlowModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { breaks, loanRoutes } from '#machines/samples/outcomes.ts';
import { firstLoans } from '#machines/samples/records.ts';

/** All groups are equal for the chart, so one is walked besides `all`. */
const filters = loanFilters.filter((filter) => filter === 'all' || filter === 'settled');

export const recordsModel: FlowModel<typeof recordsFlow> = {
  flow: recordsFlow,
  machine: recordsMachine,
  starts: { all: { filter: 'all' }, settled: { filter: 'settled' } },
  ends: {
    left: gives({ type: 'left' }),
    opens: gives({
      type: 'opens',
      location: { page: 'review', query: { loanOrderId: 'loan-1' } },
      filter: 'settled',
    }),
  },
  services: {
    loanList: { breaks },
    loanStatusRouting: loanRoutes,
  },
  childEvents: { loanList: { type: 'xstate.done.actor.getPage', output: firstLoans } },
  events: {
    'nav.forward': forwardTo('repayDetail', 'customerCenter'),
    'filter.chosen': filters.map((filter) => ({ type: 'filter.chosen', filter })),
    'loan.opened': [
      { type: 'loan.opened', loanOrderId: 'loan-1' },
      { type: 'loan.opened', loanOrderId: 'loan-3' },
    ],
  },
  offers(event, { context: { order, filter } }) {
    switch (event.type) {
      case 'sheet.closed':
        return order !== null;
      case 'filter.chosen':
        return order === null && event.filter !== filter;
      case 'retry.pressed':
      case 'end.reached':
      case 'loan.opened':
        return order === null;
      default:
        return true;
    }
  },
  invariants: {
    'R1: A filter shows no rows of another filter.'({ snapshot, services }) {
      const listed = JSON.stringify(services.get('loanList')?.input);
      const chosen = JSON.stringify({ filter: snapshot.context.filter });
      return listed === undefined || listed === chosen || `the rows are of ${listed}`;
    },
    'R1: The list keeps running until the page is left.': ({ snapshot, services }) =>
      snapshot.status !== 'active' || services.has('loanList') || 'the list stopped',
    'R2: An opened loan leads back to its filter.'({ snapshot }) {
      const { outcome, filter } = snapshot.context;
      return outcome?.type !== 'opens' || outcome.filter === filter || `it is ${outcome.filter}`;
    },
  },
  read: (snapshot) => selectRecordsView(snapshot),
  situations,
  words: {
    actions: {
      closeSheet: 'Close the figures of the loan',
      tellOrder: 'Update the loan in the list',
      keepLoanFailure: 'Store why the loan did not open',
    },
    services: {
      loanList: ran('The list of loans'),
      records: ran('The loan records'),
    },
  },
};
