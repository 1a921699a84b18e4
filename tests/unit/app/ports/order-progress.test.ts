import { provider } from '#flows/order-progress/chunk.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import { describeFlow } from './table.ts';

const credit = creditOrder({ status: creditStatus.rejected, applyAgainOn: '2023-12-01' });
const loan = loanOrder({ loanOrderId: 'loan-7', status: loanStatus.repaying });
const rejection = {
  freezeDays: 30,
  guide: [
    { title: 'Income', text: 'Show a newer payslip.' },
    { title: 'Address', text: 'Show a bill.' },
  ],
};

describeFlow('orderProgress', provider, {
  querySubject: {
    'reads the newest credit order': {
      input: { type: 'credit' },
      calls: [['queryCreditOrder', {}, credit]],
      out: { type: 'credit', order: credit, receivedAt: now },
    },
    'reads a loan order': {
      input: { type: 'loan', loanOrderId: 'loan-7' },
      calls: [['queryLoanOrderStatus', { loanOrderId: 'loan-7' }, loan]],
      out: { type: 'loan', order: loan, receivedAt: now },
    },
  },
  rejectGuide: {
    'reads why a credit was rejected': {
      input: { type: 'credit' },
      calls: [['rejectGuide', {}, rejection]],
      out: { ...rejection, receivedAt: now },
    },
    'reads why a loan was rejected': {
      input: { type: 'loan', loanOrderId: 'loan-7' },
      calls: [['rejectGuide', { loanOrderId: 'loan-7' }, rejection]],
      out: { ...rejection, receivedAt: now },
    },
  },
});
