import * as v from 'valibot';
import { detail, payment } from '#machines/samples/repayment.ts';
import { methods } from '#protocol/methods.ts';
import type { KindFixture } from './fixture.ts';

const loanOrderId = 'loan-1';

const nothing = {
  overdueFee: 0,
  interest: 0,
  principal: 0,
  serviceFee: 0,
  credit: 0,
  keptCentavos: 0,
};

/** A repayment on the same loan; it pays nothing of the fee. */
const repayment = payment({
  reference: 'A1',
  amount: 500,
  division: { ...nothing, principal: 500 },
});

const referenceOf = ({ number }: { number: number }) => `S${number}`;

const paymentOf = (effect: { number: number; amount: number }) =>
  payment({
    reference: referenceOf(effect),
    amount: effect.amount,
    forServiceFee: true,
    division: { ...nothing, serviceFee: effect.amount },
  });

const earlierPayment = { number: 0, amount: 50 };

export const serviceFeePayment: KindFixture<'serviceFeePayment'> = {
  kind: 'serviceFeePayment',
  request: (amount) => ({ kind: 'serviceFeePayment', loanOrderId, amount }),
  amountIn: (data) => v.parse(methods.serviceFeePayment.data, data).amount,
  reply: (effect) => ({
    loanOrderId,
    repaidServiceFee: earlierPayment.amount + effect.amount,
    unpaidServiceFee: 0,
    paidAmount: effect.amount,
    reference: referenceOf(effect),
  }),
  shows: (effects) => {
    const paid = [earlierPayment, ...effects];
    const repaidServiceFee = paid.reduce((sum, { amount }) => sum + amount, 0);
    return {
      queryRepayOrderDetail: detail({
        serviceFee: repaidServiceFee,
        repaidServiceFee,
        payments: [repayment, ...paid.map(paymentOf)],
      }),
    };
  },
  receiptOf: (effect) => ({
    kind: 'serviceFeePayment',
    loanOrderId,
    payment: { reference: referenceOf(effect), amount: effect.amount },
  }),
  refusals: ['nothingDue', 'amountChanged'],
  emptyBaseline: {
    kind: 'serviceFeePayment',
    loanOrderId,
    repaidServiceFee: 0,
    references: [],
  },
};
