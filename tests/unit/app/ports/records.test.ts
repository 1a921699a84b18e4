import { provider } from '#flows/records/chunk.ts';
import { day } from '#domain/constants.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { userKeyOf } from '#services/user-key.ts';
import { account, checkstand, paidNote } from '#machines/samples/checkstand.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import { firstLoans, moreLoans } from '#machines/samples/records.ts';
import { describeFlow } from './table.ts';

const plain = firstLoans.items.map(({ noted: _, ...order }) => order);

const due = loanOrder({ loanOrderId: 'due', status: loanStatus.overdue });
const late = loanOrder({ loanOrderId: 'late', status: loanStatus.overdue });
const posted = loanOrder({
  loanOrderId: 'posted',
  status: loanStatus.repaying,
  postedNumbers: [account().accountNumber],
});
const settled = loanOrder({ loanOrderId: 'settled', status: loanStatus.settled });
const listed = [due, late, posted, settled];
const stored = listed.map(({ loanOrderId }) => ({
  checkstand: checkstand({ loanOrderId, numbers: [account()] }),
  accountNumber: null,
  notes: [paidNote({ notedAt: loanOrderId === 'late' ? now - 7 * day : now })],
}));

describeFlow('records', provider, {
  getPage: {
    'reads the first page of all loans': {
      input: { filter: 'all', cursor: null },
      calls: [['myOrders', { limit: 50 }, { orders: plain, next: 'page-2' }]],
      out: { items: plain, next: 'page-2', receivedAt: now },
    },
    'R1: adds noted payments to loans that are to be repaid, unless the posting is overdue': {
      input: { filter: 'all', cursor: null },
      stored: {
        [`draft/${await userKeyOf('juan')}/offlinePayment`]: { version: 1, loans: stored },
      },
      calls: [['myOrders', { limit: 50 }, { orders: listed, next: null }]],
      out: {
        items: [{ ...due, noted: [paidNote()] }, late, posted, settled],
        next: null,
        receivedAt: now,
      },
    },
    'reads the last page of a group of loans': {
      input: { filter: 'settled', cursor: 'page-2' },
      calls: [
        [
          'myOrders',
          { limit: 50, group: 'settled', cursor: 'page-2' },
          { orders: [...moreLoans.items], next: null },
        ],
      ],
      out: { items: moreLoans.items, next: null, receivedAt: now },
    },
  },
});
