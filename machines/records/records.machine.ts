import { requireOutcome } from '#machines/shared/outcome.ts';
import { retryTo } from '#machines/shared/reload.ts';
import { recordsSetup } from './records.setup.ts';
import { listState } from './states/list.ts';
import { loanState } from './states/loan.ts';

/** Loan records (S2, `/mine/records`): every loan, page by page, and opening one of them. */
export const recordsMachine = recordsSetup.createMachine({
  id: 'records',
  description: 'All of the borrower’s loans, page by page, by what there is to do about them.',
  context: ({ input }) => ({
    filter: input.filter,
    loans: null,
    failure: null,
    loanOrderId: null,
    order: null,
    loanFailure: null,
    outcome: null,
  }),
  meta: { page: 'records' },
  initial: 'loading',
  on: {
    'nav.back': '.left',
    'nav.forward': {
      guard: { type: 'leadsToFlow', params: ({ event }) => event },
      target: '.opened',
      actions: {
        type: 'setOutcome',
        params: ({ context: { filter }, event: { location } }) => ({
          type: 'opens',
          location,
          filter,
        }),
      },
    },
    'filter.chosen': {
      guard: { type: 'anotherFilter', params: ({ event }) => event },
      target: '.loading',
      actions: { type: 'chooseFilter', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'The first page of the filter is being fetched.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'getLoans',
        src: 'getLoans',
        input: ({ context }) => ({ filter: context.filter, cursor: null }),
        onDone: {
          target: 'showing',
          actions: { type: 'keepLoans', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The first page could not be fetched.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'page.shown': 'loading' },
    },
    showing: {
      description: 'Loans are there; one of them can be opened while others are fetched.',
      meta: { label: 'Showing the loans', shows: ['R1'] },
      type: 'parallel',
      states: { list: listState, loan: loanState },
    },
    opened: {
      type: 'final',
      description: 'Another page opens; leaving it leads back to this filter.',
      meta: { label: 'Leads on' },
    },
    left: {
      type: 'final',
      description: 'The person went home.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
