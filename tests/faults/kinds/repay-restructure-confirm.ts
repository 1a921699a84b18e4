import * as v from 'valibot';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { methods } from '#protocol/methods.ts';
import { restructureOrder } from '#machines/samples/restructure.ts';
import { detail, payment } from '#machines/samples/repayment.ts';
import type { KindFixture } from './fixture.ts';

const { restructureOrderId, loanOrderId } = restructureOrder();

const referenceOf = ({ number }: { number: number }) => `R${number}`;

const earlierPayment = {
  reference: referenceOf({ number: 0 }),
  amount: 500,
  paidAt: Date.UTC(2026, 4, 2),
};

export const repayRestructureConfirm: KindFixture<'repayRestructureConfirm'> = {
  kind: 'repayRestructureConfirm',
  request: (amount) => ({
    kind: 'repayRestructureConfirm',
    restructureOrderId,
    agreement: { version: '1', hash: 'abc' },
    payment: { amount, cardNumber: '09171234567' },
  }),
  amountIn: (data) => v.parse(methods.repayRestructureConfirm.data, data).payment?.amount ?? 0,
  reply: ({ amount }) => ({ restructureOrderId, state: 'CONFIRMED', paidAmount: amount }),
  shows(effects) {
    const drawn = effects.map((one) => ({
      ...earlierPayment,
      reference: referenceOf(one),
      amount: one.amount,
    }));
    const received = [earlierPayment, ...drawn];
    const state = drawn.length > 0 ? 'CONFIRMED' : 'INITIATED';
    return {
      repayRestructureDetail: restructureOrder({ state, received }),
      queryRepayOrderDetail: detail({
        loanOrderId,
        status: loanStatus.overdue,
        payments: received.map((one) => payment({ ...one, confirmed: restructureOrderId })),
      }),
    };
  },
  receiptOf: () => ({ kind: 'repayRestructureConfirm', restructureOrderId }),
  refusals: [
    'consentMissing',
    'offerChanged',
    'amountChanged',
    'accountMismatch',
    'operationInsufficient',
    'operationExpired',
    'operationWithdrawn',
    'operationSettled',
  ],
  emptyBaseline: {
    kind: 'repayRestructureConfirm',
    restructureOrderId,
    loanOrderId,
    state: 'INITIATED',
    references: [],
  },
};
