import type { TicketFilter } from '#machines/feedback-tickets/ticket-list.ts';
import { gives } from '#tests/model/harness/service.ts';
import { ticketSample } from '#tests/model/samples/tickets.ts';
import { answers, ends, type Sample } from './sample.ts';

const ofEachStanding = gives({
  items: [
    ticketSample({ unread: true }),
    ticketSample({ ticketId: 'ticket-2', type: 'payout' }),
    ticketSample({ ticketId: 'ticket-3', type: 'application', resolved: true }),
  ],
  next: null,
  receivedAt: Date.UTC(2023, 10, 14, 22),
});

const none = (filter: TicketFilter, purpose: string): Sample => ({
  name: `${filter}None`,
  purpose,
  start: `${filter}Only`,
  input: { filter },
  steps: [ends('getPage', 'none')],
  pictured: false,
});

/** What the list of requests shows beside what the walks need. */
export const pagedList: readonly Sample[] = [
  {
    name: 'ofEachStanding',
    purpose: 'An answer that was not read, a request that is open, and one that is resolved',
    start: 'all',
    steps: [answers('getPage', ofEachStanding)],
    pictured: false,
  },
  {
    name: 'none',
    purpose: 'There are no requests yet',
    start: 'all',
    steps: [ends('getPage', 'none')],
    pictured: false,
  },
  none('open', 'No request is open'),
  none('resolved', 'No request is resolved'),
];
