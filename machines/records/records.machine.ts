import { requireOutcome } from '#machines/shared/outcome.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { recordsSetup } from './records.setup.ts';
import { showingState } from './states/showing.ts';

/** Loan records (S2, `/mine/records`). */
export const recordsMachine = recordsSetup.createMachine({
  id: 'records',
  description: 'All loans of the borrower, in pages, filtered by what there is to do.',
  context: ({ input }) => ({
    filter: input.filter,
    loanOrderId: null,
    order: null,
    loanFailure: null,
    outcome: null,
  }),
  meta: { page: 'records' },
  initial: 'showing',
  on: {
    'nav.back': '.left',
    'nav.forward': {
      guard: withEvent('leadsToFlow'),
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
  },
  states: {
    showing: showingState,
    opened: {
      type: 'final',
      description: 'Another page opens; leaving it leads back to this filter.',
      meta: { label: 'Another page opened' },
    },
    left: {
      type: 'final',
      description: 'The borrower went home.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
