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
