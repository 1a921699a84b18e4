import * as v from 'valibot';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { methods } from '#protocol/methods.ts';
import { deferral } from '#machines/samples/operations.ts';
import { detail, payment } from '#machines/samples/repayment.ts';
import type { KindFixture } from './fixture.ts';

const initiated = deferral();
const { deferralOrderId, loanOrderId, cardNumber } = initiated;

const earlierPayment = { reference: 'R0', amount: 500, paidAt: Date.UTC(2026, 4, 2) };

export const repayDeferralConfirm: KindFixture<'repayDeferralConfirm'> = {
  kind: 'repayDeferralConfirm',
  request: (amount) => ({
    kind: 'repayDeferralConfirm',
    deferralOrderId,
    payment: { amount, cardNumber },
    agreement: { version: '1', hash: 'abc' },
  }),
  amountIn: (data) => v.parse(methods.repayDeferralConfirm.data, data).payment?.amount ?? 0,
  reply: ({ amount }) => ({ deferralOrderId, state: 'CONFIRMED', paidAmount: amount }),
  shows(effects) {
    const drawn = effects.map(({ number, amount }) => ({
      ...earlierPayment,
      reference: `R${number}`,
      amount,
    }));
    const received = [earlierPayment, ...drawn];
    const state = effects.length > 0 ? 'CONFIRMED' : 'INITIATED';
    return {
      repayDeferralDetail: { ...initiated, state, received },
      queryRepayOrderDetail: detail({
        loanOrderId,
        status: loanStatus.repaying,
        payments: received.map((one) => payment({ ...one, confirmed: deferralOrderId })),
      }),
    };
  },
  receiptOf: () => ({ kind: 'repayDeferralConfirm', deferralOrderId }),
  refusals: [
    'operationInsufficient',
    'offerChanged',
    'consentMissing',
    'amountChanged',
    'accountMismatch',
    'operationExpired',
    'operationWithdrawn',
    'operationSettled',
  ],
  emptyBaseline: {
    kind: 'repayDeferralConfirm',
    deferralOrderId,
    loanOrderId,
    state: 'INITIATED',
    references: [],
  },
};
