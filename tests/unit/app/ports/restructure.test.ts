import { provider } from '#flows/restructure/chunk.ts';
import { userKeyOf } from '#services/user-key.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import { agreedPlan, reviewedOrder } from '#machines/samples/restructure.ts';
import { moneyRows, sentOnce } from './money-rows.ts';
import { notedPayment } from './parts.ts';
import { together } from './page.ts';
import { describeFlow } from './table.ts';

const input = { restructureOrderId: 'restructure-7' };
const { agreement } = agreedPlan();
const order = reviewedOrder('applying', { restructureOrderId: 'restructure-7', credit: 12 });
/** @param reply agreement or code of a refusal */
const callsForPlan = (reply: typeof agreement | number) =>
  together(
    ['repayRestructureContractPreview', input, reply],
    ['repayRestructureDetail', input, order],
  );

describeFlow('restructure', provider, {
  ...moneyRows({
    fixture: kindFixtures.repayRestructureConfirm,
    reads: [['repayRestructureDetail', { restructureOrderId: 'restructure-1' }]],
    baseline: {
      kind: 'repayRestructureConfirm',
      restructureOrderId: 'restructure-1',
      loanOrderId: 'loan-1',
      state: 'INITIATED',
      references: ['R0'],
    },
    rereads: [
      ['repayRestructureDetail', { restructureOrderId: 'restructure-1' }],
      ['queryRepayOrderDetail', { loanOrderId: 'loan-1' }],
    ],
    sends: [
      'repayRestructureConfirm',
      {
        restructureOrderId: 'restructure-1',
        payment: { amount: 106, cardNumber: '09171234567' },
        agreement: { version: '1', hash: 'abc', agreedAt: now - 1_000, language: 'en' },
      },
      sentOnce,
    ],
    loads: ['restructure', 'operationSuccess', 'home'],
  }),
  queryRestructure: {
    'reads the order with the lender’s time': {
      input,
      calls: [['repayRestructureDetail', input, order]],
      out: { ...order, receivedAt: now, noted: [] },
    },
    'O6: returns the noted payments of the loan that are not posted': {
      input,
      stored: notedPayment(await userKeyOf('juan')),
      calls: [['repayRestructureDetail', input, order]],
      out: { ...order, receivedAt: now, noted: [paidNote()] },
    },
  },
  previewRestructureAgreement: {
    'S3.21: reads agreement and plan together, stores the agreement, and keeps that of the loan': {
      input,
      stored: { loanAgreementHtml: '<p>of the loan</p>' },
      calls: callsForPlan(agreement),
      out: { agreement, order: { ...order, receivedAt: now, noted: [] } },
      stores: { restructureAgreementHtml: agreement.html },
    },
  },
});
