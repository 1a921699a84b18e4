import { recordsProvider } from '#app/flows/records.ts';
import type { RecordsPorts } from '#machines/records/ports.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import { now } from '#tests/model/samples/loans.ts';
import { firstLoans, moreLoans } from '#tests/model/samples/records.ts';
import { loanStatusRows } from './parts.ts';
import { describePorts, type PortRows } from './table.ts';

describePorts('records', {
  base: recordsMachine,
  machine: ({ services }) => recordsProvider.run(services),
  ports: {
    ...loanStatusRows,
    getPage: [
      {
        title: 'reads the first page of all loans',
        input: { filter: 'all', cursor: null },
        lender: { myOrders: { orders: [...firstLoans.items], next: 'page-2' } },
        asks: [['myOrders', { limit: 50 }]],
        out: { items: firstLoans.items, next: 'page-2', receivedAt: now },
      },
      {
        title: 'reads the last page of a group of loans',
        input: { filter: 'settled', cursor: 'page-2' },
        lender: { myOrders: { orders: [...moreLoans.items], next: null } },
        asks: [['myOrders', { limit: 50, group: 'settled', cursor: 'page-2' }]],
        out: { items: moreLoans.items, next: null, receivedAt: now },
      },
    ],
  } satisfies PortRows<RecordsPorts>,
});
