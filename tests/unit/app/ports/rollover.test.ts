import { provider } from '#flows/rollover/chunk.ts';
import { assumedCodes, codes } from '#domain/codes.ts';
import { userKeyOf } from '#services/user-key.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { paidNote } from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import { deferral } from '#machines/samples/operations.ts';
import { moneyRows, sentOnce } from './money-rows.ts';
import { initiationEffects, initiationRows, notedPayment } from './parts.ts';
import { describeFlow } from './table.ts';

const input = { deferralOrderId: 'deferral-7' };
const order = deferral({ deferralOrderId: 'deferral-7', used: 2, overdueFee: 18 });
const posted = { ...order, postedNumbers: [paidNote().accountNumber] };
const begun = { rolloverOrRestructure: { rollover: true, restructure: true } };

describeFlow('rollover', provider, {
  effects: initiationEffects,
  ...initiationRows,
  ...moneyRows({
    fixture: kindFixtures.repayDeferralConfirm,
    reads: [['repayDeferralDetail', { deferralOrderId: 'deferral-1' }]],
    baseline: {
      kind: 'repayDeferralConfirm',
      deferralOrderId: 'deferral-1',
      loanOrderId: 'loan-1',
      state: 'INITIATED',
      references: ['R0'],
    },
    rereads: [
      ['repayDeferralDetail', { deferralOrderId: 'deferral-1' }],
      ['queryRepayOrderDetail', { loanOrderId: 'loan-1' }],
    ],
    sends: [
      'repayDeferralConfirm',
      {
        deferralOrderId: 'deferral-1',
        payment: { amount: 106, cardNumber: '09171234567' },
        agreement: { version: '1', hash: 'abc', agreedAt: now - 1_000, language: 'en' },
      },
      sentOnce,
    ],
    loads: ['rollover', 'operationSuccess', 'home'],
  }),
  repayDeferralDetail: {
    'reads the order, and keeps the mark of a started rollover': {
      input,
      stored: begun,
      calls: [['repayDeferralDetail', input, order]],
      out: { ...order, receivedAt: now, caps: undefined, noted: [] },
    },
    'O6: returns the noted payments of the loan that are not posted': {
      input,
      stored: notedPayment(await userKeyOf('juan')),
      calls: [['repayDeferralDetail', input, order]],
      out: { ...order, receivedAt: now, caps: undefined, noted: [paidNote()] },
    },
    'O6: drops a note after its payment was posted': {
      input,
      stored: notedPayment(await userKeyOf('juan')),
      calls: [['repayDeferralDetail', input, posted]],
      out: { ...posted, receivedAt: now, caps: undefined, noted: [] },
    },
    'V10: removes the mark if the lender reports that the rollover is over': {
      input,
      stored: begun,
      calls: [['repayDeferralDetail', input, assumedCodes.operationExpired]],
      fails: { kind: 'business', code: assumedCodes.operationExpired, message: 'no' },
      stores: { rolloverOrRestructure: { rollover: false, restructure: true } },
    },
    'V10: keeps the mark if the session is over': {
      input,
      stored: begun,
      calls: [['repayDeferralDetail', input, codes.sessionExpired]],
      fails: { kind: 'session', reason: 'expired' },
    },
  },
});
