import { defineFlow } from '#machines/shared/flow.ts';
import type { orderProgressMachine } from './order-progress.machine.ts';
import { selectOrderProgressLocation } from './location.ts';

export const orderProgressFlow = defineFlow<typeof orderProgressMachine>()({
  id: 'orderProgress',
  description: 'Review, rejection and lending, followed live.',
  meta: { label: 'Following an order' },
  input: ({ requested: { page, query } }) => ({
    subject:
      query.loanOrderId === undefined
        ? { type: 'credit' }
        : { type: 'loan', loanOrderId: query.loanOrderId },
    page,
  }),
  after: (outcome) => (outcome.type === 'movedOn' ? outcome.location : { page: 'home', query: {} }),
  location: selectOrderProgressLocation,
  record: null,
  money: [],
});
