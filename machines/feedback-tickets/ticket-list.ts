import type { FeedbackTicket } from '#domain/service/feedback.ts';
import { pagedListOf } from '#machines/paged-list/paged-list.machine.ts';

export const ticketFilters = ['all', 'open', 'resolved'] as const;
export type TicketFilter = (typeof ticketFilters)[number];

/** The borrower's tickets (S2, serviceProgress). */
export const ticketListMachine = pagedListOf<FeedbackTicket, TicketFilter>(
  ({ ticketId }) => ticketId,
);
