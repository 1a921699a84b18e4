import { loanStatus } from '#domain/loans/loan-status.ts';
import { loanListMachine } from '#machines/records/loan-list.ts';
import { selectPagedList } from '#machines/paged-list/view.ts';
import { fetched } from '#machines/description/machine-words.ts';
import { situations } from '#machines/paged-list/situations.ts';
import { isEvent, type MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures } from '#machines/samples/failures.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { fewLoans, firstLoans, moreLoans, noLoans } from '#machines/samples/records.ts';

/** The laws below are also checked on lists of tickets, in simulated worlds. */
const nameOf = ({ ticketId, loanOrderId }: { ticketId?: string; loanOrderId: string }) =>
  ticketId ?? loanOrderId;

/** Walked with the loan records, because all lists are equal for the chart. */
export const pagedListModel: MachineModel<typeof loanListMachine> = {
  machine: loanListMachine,
  starts: { all: { filter: 'all' }, toRepay: { filter: 'toRepay' } },
  services: {
    getPage: {
      to: ({ cursor }) =>
        cursor === null
          ? { some: gives(firstLoans), few: gives(fewLoans), none: gives(noLoans), ...failures }
          : { rest: gives(moreLoans), ...failures },
    },
  },
  events: {
    'item.changed': [{ type: 'item.changed', item: loanOrder({ status: loanStatus.cancelled }) }],
  },
  rests: (snapshot) => snapshot.matches('showing') || snapshot.matches('failed'),
  byHand: {
    transitions: [
      {
        why: 'A loan that changes its group leaves a filtered list.',
        path: 'toRepay > getPage:some > item.changed(mkcj)',
      },
    ],
  },
  invariants: {
    'R1, P2, K4: The list has no duplicates.'({ snapshot }) {
      const ids = snapshot.context.list?.items.map(nameOf) ?? [];
      return new Set(ids).size === ids.length || `it has ${ids.join(' ')}`;
    },
    'R1, P2, K4: Displayed rows stay on screen.'({ previous, snapshot }) {
      return !previous?.context.list || snapshot.context.list !== null || 'the list is gone';
    },
    'R1: A loan that changes to another group leaves the list.'({ step, snapshot: { context } }) {
      const { filter, list } = context;
      if (!isEvent(step, 'item.changed') || filter === 'all') return true;
      const other = list?.items.find(({ status }) => status === loanStatus.cancelled);
      return other === undefined || `${other.loanOrderId} stays`;
    },
    'R1: Scrolling does not retry a failed page.'({ snapshot, enabled }) {
      if (!snapshot.matches({ showing: 'moreFailed' })) return true;
      const retries = enabled.some(({ type }) => type === 'end.reached');
      return !retries || 'scrolling retries the page';
    },
  },
  read: (snapshot) => selectPagedList(snapshot),
  situations,
  words: {
    guards: {
      moreThere: 'there are further pages',
    },
    actions: {
      keepFirst: 'Store the first page',
      keepItem: 'Update one item',
      keepMore: 'Add the next page, each item once',
    },
    services: {
      getPage: fetched('A page of the list'),
    },
  },
};
