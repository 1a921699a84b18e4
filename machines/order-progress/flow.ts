import { defineFlow } from '#machines/shared/flow.ts';
import type { orderProgressMachine } from './order-progress.machine.ts';
import { selectOrderProgressPlace } from './place.ts';

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
  after: (outcome) =>
    outcome.type === 'movedOn' ? outcome.place : { page: 'home', query: {} },
  location: selectOrderProgressPlace,
  record: null,
  money: [],
});
