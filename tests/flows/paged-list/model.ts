import { ticketListMachine } from '#machines/feedback-tickets/ticket-list.ts';
import type { FlowModel } from '#tests/model/harness/model.ts';
import { gives } from '#tests/model/harness/service.ts';
import { failures } from '#tests/model/samples/failures.ts';
import { ticketSample } from '#tests/model/samples/tickets.ts';

const receivedAt = Date.UTC(2023, 10, 14, 22);
const page = (numbers: readonly number[], next: string | null) => ({
  items: numbers.map((number) => ticketSample({ ticketId: `ticket-${number}` })),
  next,
  receivedAt,
});

export const pagedListModel: FlowModel<typeof ticketListMachine> = {
  machine: ticketListMachine,
  starts: { all: { filter: 'all' } },
  services: {
    getPage: {
      to: ({ cursor }) =>
        cursor === null
          ? { some: gives(page([3, 2], 'more')), none: gives(page([], null)), ...failures }
          : { rest: gives(page([2, 1], null)), ...failures },
    },
  },
  events: {
    'retry.pressed': [{ type: 'retry.pressed' }],
    'end.reached': [{ type: 'end.reached' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
    'page.shown': [{ type: 'page.shown' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'session.renewed': [{ type: 'session.renewed' }],
  },
  rests: (snapshot) => snapshot.matches('showing') || snapshot.matches('failed'),
  invariants: {
    'K4: Nothing stands twice, and what is shown stays shown.'({ previous, snapshot }) {
      const { list } = snapshot.context;
      if (previous?.context.list && !list) return 'the list is gone';
      const ids = list?.items.map(({ ticketId }) => ticketId) ?? [];
      return new Set(ids).size === ids.length || ids.join(' ');
    },
  },
};
