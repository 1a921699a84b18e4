import { provider } from '#flows/repayment/chunk.ts';
import { assumedCodes } from '#domain/codes.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { paidNote, posting } from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import { instalment, pending, detailWithHistory } from '#machines/samples/repayment.ts';
import { moneyRows, sentOnce } from './money-rows.ts';
import { initiationEffects, initiationRows, notedPayment } from './parts.ts';
import { describeFlow } from './table.ts';

const loan = { userKey: 'juan', loanOrderId: 'loan-1' };
const due = pending({
  installments: [instalment(1, { overdueFee: 12 }), instalment(2)],
  overdueDays: 3,
  overdueFee: 12,
});
const detail = detailWithHistory();
const { repaymentConfirm } = kindFixtures;

describeFlow('repayment', provider, {
  effects: initiationEffects,
  ...initiationRows,
  ...moneyRows({
    fixture: repaymentConfirm,
    reads: [['queryRepayOrderDetail', { loanOrderId: 'loan-1' }]],
    baseline: { kind: 'repaymentConfirm', loanOrderId: 'loan-1', references: ['R0'] },
    sends: ['repaymentConfirm', repaymentConfirm.request(106).repayment, sentOnce],
    loads: ['repayment', 'home'],
  }),
  queryPendingRepayPlan: {
    'O6: returns the amounts due, and no note on a new phone': {
      input: loan,
      calls: [['queryPendingRepayPlan', { loanOrderId: 'loan-1' }, due]],
      out: { ...due, receivedAt: now, noted: [] },
    },
    'O6: returns the noted payments of the loan': {
      input: loan,
      stored: notedPayment('juan'),
      calls: [['queryPendingRepayPlan', { loanOrderId: 'loan-1' }, due]],
      out: { ...due, receivedAt: now, noted: [paidNote()] },
    },
    'O6: drops a note after its payment was posted': {
      input: loan,
      stored: notedPayment('juan'),
      calls: [
        ['queryPendingRepayPlan', { loanOrderId: 'loan-1' }, { ...due, payments: [posting()] }],
      ],
      out: { ...due, payments: [posting()], receivedAt: now, noted: [] },
    },
    'is null if nothing is due': {
      input: loan,
      calls: [['queryPendingRepayPlan', { loanOrderId: 'loan-1' }, assumedCodes.nothingDue]],
      out: null,
    },
  },
  queryRepayOrderDetail: {
    'reads the loan with its story, and no note on a new phone': {
      input: loan,
      calls: [['queryRepayOrderDetail', { loanOrderId: 'loan-1' }, detail]],
      out: { ...detail, receivedAt: now, noted: [] },
    },
    'O6: returns the noted payments of the loan': {
      input: loan,
      stored: notedPayment('juan'),
      calls: [['queryRepayOrderDetail', { loanOrderId: 'loan-1' }, { ...detail, payments: [] }]],
      out: { ...detail, payments: [], receivedAt: now, noted: [paidNote()] },
    },
  },
});
