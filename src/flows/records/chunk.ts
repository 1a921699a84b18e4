import { loanListMachine } from '#machines/records/loan-list.ts';
import type { RecordsPorts } from '#machines/records/ports.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import { selectRecordsView } from '#machines/records/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { loanStatusRoutingPorts, provideLoanStatusRouting } from '#app/flows/children.ts';
import { notesOn } from '#app/flows/noted-loans.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { RecordsScreen } from './records.tsx';

const loansAPage = 50;

export const provider = defineProvider({
  ports: (services): RecordsPorts => ({
    ...loanStatusRoutingPorts(services),
    async getPage({ filter, cursor }, signal) {
      const request = {
        limit: loansAPage,
        ...(filter !== 'all' && { group: filter }),
        ...(cursor !== null && { cursor }),
      };
      const { orders, next } = await services.api.call('myOrders', request, { signal });
      const reply = timed(services, { items: orders, next });
      return { ...reply, items: await notesOn(services, orders, reply.receivedAt) };
    },
  }),
  machine: (ports: RecordsPorts) =>
    recordsMachine.provide({
      actors: {
        loanList: loanListMachine.provide({ actors: { getPage: actor(ports.getPage) } }),
        loanStatusRouting: provideLoanStatusRouting(ports),
      },
    }),
});

export const pages = pagesOf<'records'>()({
  select: selectRecordsView,
  screens: { records: RecordsScreen },
});

export { recordsFlow as descriptor } from '#machines/records/view.ts';
