import * as v from 'valibot';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { detail, instalment, payment } from '#machines/samples/repayment.ts';
import { methods } from '#protocol/methods.ts';
import type { KindFixture } from './fixture.ts';

const loanOrderId = 'loan-1';

const paidBefore = 500;

const referenceOf = ({ number }: { number: number }) => `R${number}`;

export const repaymentConfirm: KindFixture<'repaymentConfirm'> = {
  kind: 'repaymentConfirm',
  request: (amount) => ({
    kind: 'repaymentConfirm',
    repayment: {
      loanOrderId,
      checkedPeriod: 1,
      cardNumber: '09171234567',
      calculateInfo: {
        loanAmount: amount,
        lendingAmount: amount,
        interest: 0,
        processingFee: 0,
        repayPlans: [{ period: 1, dueDate: '2026-06-01' }],
      },
      mockPeriods: [1],
      amount,
    },
  }),
  amountIn: (data) => v.parse(methods.repaymentConfirm.data, data).amount,
  reply: (effect) => ({
    loanOrderId,
    status: loanStatus.repaying,
    paidAmount: effect.amount,
    reference: referenceOf(effect),
  }),
  shows: (effects) => {
    const paidAmount = effects.reduce((sum, { amount }) => sum + amount, paidBefore);
    const payments = [
      payment({ reference: referenceOf({ number: 0 }), amount: paidBefore }),
      ...effects.map((one) => payment({ reference: referenceOf(one), amount: one.amount })),
    ];
    const repayPlans = [instalment(1, { principal: 60_000, interest: 1_000, paidAmount })];
    return { queryRepayOrderDetail: detail({ repayPlans, payments }) };
  },
  receiptOf: (effect) => ({
    kind: 'repaymentConfirm',
    loanOrderId,
    payment: { reference: referenceOf(effect), amount: effect.amount },
  }),
  refusals: ['nothingDue', 'amountChanged', 'accountMismatch'],
  emptyBaseline: { kind: 'repaymentConfirm', loanOrderId, references: [] },
};

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

const feeReferenceOf = ({ number }: { number: number }) => `S${number}`;

const paymentOf = (effect: { number: number; amount: number }) =>
  payment({
    reference: feeReferenceOf(effect),
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
    reference: feeReferenceOf(effect),
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
    payment: { reference: feeReferenceOf(effect), amount: effect.amount },
  }),
  refusals: ['nothingDue', 'amountChanged'],
  emptyBaseline: {
    kind: 'serviceFeePayment',
    loanOrderId,
    repaidServiceFee: 0,
    references: [],
  },
};
