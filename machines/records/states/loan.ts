import { outcomeAs } from '#machines/shared/outcome.ts';
import { required } from '#machines/shared/required.ts';
import { recordsSetup } from '../records.setup.ts';

/** One loan of the list: its page, or its figures where its status opens none (S4). */
export const loanState = recordsSetup.createStateConfig({
  description: 'Opening a loan.',
  meta: { label: 'One loan' },
  on: {
    'loan.opened': {
      guard: { type: 'loanShown', params: ({ event }) => event },
      target: '.opening',
      actions: { type: 'keepLoan', params: ({ event }) => event },
    },
  },
  initial: 'none',
  states: {
    none: { description: 'No loan is being opened.', meta: { label: 'None' } },
    opening: {
      description: 'The loan’s present status says which page of details opens.',
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
            guard: { type: 'pageOpens', params: ({ event }) => event },
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
            guard: { type: 'nothingOpens', params: ({ event }) => event },
            target: 'sheet',
            actions: { type: 'keepOrder', params: ({ event }) => event },
          },
          {
            target: 'failed',
            actions: { type: 'keepChildFailure', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepLoanFailure', params: ({ event }) => event },
        },
      },
    },
    sheet: {
      description: 'The status opens no page: the loan’s figures lie above the list.',
      meta: { label: 'Figures of the loan', shows: ['R2'] },
      tags: 'question',
      on: {
        'sheet.closed': { target: 'none', actions: 'closeSheet' },
        'nav.back': { target: 'none', actions: 'closeSheet' },
      },
    },
    failed: {
      description: 'The loan could not be opened; the list stays.',
      meta: { label: 'Could not open' },
    },
  },
});
