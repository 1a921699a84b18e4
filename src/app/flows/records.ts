import { loanGroups } from '#domain/loan-groups.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { isLate } from '#domain/on-its-way.ts';
import { type ListedLoan, loanListMachine } from '#machines/records/loan-list.ts';
import type { RecordsPorts } from '#machines/records/ports.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { userKeyOf } from '#services/user-key.ts';
import { loanStatusRoutingPorts, provideLoanStatusRouting } from './children.ts';
import { keptCheckstands } from './kept-checkstands.ts';
import { defineProvider, type FlowServices, timed } from './provider.ts';

/** So many loans a page: several screens of them, in a reply of some 40 kB. */
const loansAPage = 50;

/** Adds to a loan that is to be repaid the payments that its borrower noted and that are not late. */
async function notesOf(
  { loggedIn, storage }: Pick<FlowServices, 'loggedIn' | 'storage'>,
  { receivedAt }: { receivedAt: number },
): Promise<(order: LoanOrder) => ListedLoan> {
  const userId = loggedIn();
  if (userId === null) return (order) => order;
  const userKey = await userKeyOf(userId);
  const kept = keptCheckstands(storage);
  return (order) => {
    const { loanOrderId, status, postedNumbers = [] } = order;
    if (!loanGroups.toRepay.some((one) => one === status)) return order;
    const postings = postedNumbers.map((accountNumber) => ({ paidIn: { accountNumber } }));
    const notes = kept.noted({ userKey, loanOrderId }, postings);
    const noted = notes.filter((note) => !isLate(note, { receivedAt }));
    return noted.length > 0 ? { ...order, noted } : order;
  };
}

/** Loan records on the services of this page. */
export const recordsProvider = defineProvider({
  ports: (services): RecordsPorts => ({
    ...loanStatusRoutingPorts(services),
    async getPage({ filter, cursor }, signal) {
      const asked = {
        limit: loansAPage,
        ...(filter !== 'all' && { group: filter }),
        ...(cursor !== null && { cursor }),
      };
      const { orders, next } = await services.api.call('myOrders', asked, { signal });
      const reply = timed(services, { items: orders, next });
      const noted = await notesOf(services, reply);
      return { ...reply, items: orders.map(noted) };
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
