import { tellingTheList } from '#machines/paged-list/tell.ts';
import { outcomeAs } from '#machines/shared/outcome.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { recordsSetup } from '../records.setup.ts';

/** A loan whose status has no page opens a sheet with its figures (R2). */
export const showingState = recordsSetup.createStateConfig({
  description: 'The filter’s loans; the borrower can open one while others load.',
  meta: { label: 'Showing the loans', shows: ['R1'] },
  invoke: {
    id: 'loanList',
    src: 'loanList',
    input: ({ context: { filter } }) => ({ filter }),
    onError: 'left',
  },
  on: {
    ...tellingTheList,
    'filter.chosen': {
      guard: withEvent('anotherFilter'),
      target: 'showing',
      reenter: true,
      actions: withEvent('chooseFilter'),
    },
    'loan.opened': { target: '.opening', actions: withEvent('keepLoan') },
  },
  initial: 'listed',
  states: {
    listed: { description: 'No loan is opening.', meta: { label: 'The list' } },
    opening: {
      description: 'The loan’s present status decides which page opens.',
      meta: { label: 'Opening the loan', shows: ['R2'] },
      tags: 'busy',
      invoke: {
        id: 'loanStatusRouting',
        src: 'loanStatusRouting',
        input: ({ context }) => ({
          loanOrderId: required(context.loanOrderId, 'loan'),
          from: 'details',
        }),
        onDone: [
          {
            guard: withEvent('pageOpens'),
            target: '#records.opened',
            actions: {
              type: 'setOutcome',
              params: ({ context: { filter }, event }) => ({
                ...outcomeAs(event.output, 'opens'),
                filter,
              }),
            },
          },
          {
            guard: withEvent('nothingOpens'),
            target: 'sheet',
            actions: [withEvent('keepOrder'), withEvent('tellOrder')],
          },
          { target: 'failed', actions: withEvent('keepChildFailure') },
        ],
        onError: { target: 'failed', actions: withEvent('keepLoanFailure') },
      },
    },
    sheet: {
      description: 'The status opens no page: the loan’s figures lie above the list.',
      meta: { label: 'Figures of the loan', shows: ['R2'] },
      tags: 'question',
      on: {
        'sheet.closed': { target: 'listed', actions: 'closeSheet' },
        'nav.back': { target: 'listed', actions: 'closeSheet' },
      },
    },
    failed: {
      description: 'The loan could not be opened; the list stays.',
      meta: { label: 'Could not open' },
    },
  },
});
