import { pageRow, type PageOf, type PageId, type Query } from '#domain/pages.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { feedbackTicketsMachine } from './feedback-tickets.machine.ts';

const isOwn = (page: PageId): page is PageOf<'feedbackTickets'> =>
  pageRow(page).flow === 'feedbackTickets';

/** A query without its null parameters. */
const named = (params: Record<string, string | null>): Query =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null));

/** Requests to customer service (S2, /customer). */
export const feedbackTicketsFlow = defineFlow<typeof feedbackTicketsMachine>()({
  id: 'feedbackTickets',
  label: 'Requests to customer service',
  description: 'The borrower writes a request with pictures and follows it until it is resolved.',
  input: ({ session, requested: { page, query } }) => ({
    session,
    page: isOwn(page) ? page : 'ticketList',
    subject: {
      loanOrderId: query.loanOrderId ?? null,
      about: query.about ?? null,
      article: query.article ?? null,
    },
    ticketId: query.ticketId ?? null,
  }),
  after: () => ({ page: 'home', query: {} }),
  heading: ({ context }) => context.page,
  query(snapshot) {
    const { ticketId, subject } = snapshot.context;
    if (snapshot.matches('form')) return named(subject);
    return snapshot.matches('detail') ? named({ ticketId }) : {};
  },
});
