import { defineFlow } from '#machines/shared/flow.ts';
import type { orderProgressMachine } from './order-progress.machine.ts';

/** Following an order (S2, /borrow): review, rejection, lending. */
export const orderProgressFlow = defineFlow<typeof orderProgressMachine>()({
  id: 'orderProgress',
  label: 'Following an order',
  description: 'Review, rejection and lending, followed live.',
  input: ({ requested: { page, query } }) => ({
    subject:
      query.loanOrderId === undefined
        ? { type: 'credit' }
        : { type: 'loan', loanOrderId: query.loanOrderId },
    page,
  }),
  after: (outcome) => (outcome.type === 'movedOn' ? outcome.location : { page: 'home', query: {} }),
  heading: ({ context }) => context.page,
  creditOrderId: ({ context: { report } }) =>
    report?.type === 'credit' ? (report.order?.creditOrderId ?? null) : null,
  query: ({ context: { subject } }) =>
    subject.type === 'loan' ? { loanOrderId: subject.loanOrderId } : {},
});
