import * as v from 'valibot';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { methods } from '#protocol/methods.ts';
import type { KindFixture } from './fixture.ts';

const loanOrderId = 'loan-1';

const paidAt = Date.UTC(2026, 4, 2);

const account = {
  accountType: 90005,
  bankCode: null,
  holder: 'Ana Cruz',
  maskedNumber: '*******4567',
} as const;

const nothing = {
  overdueFee: 0,
  interest: 0,
  principal: 0,
  serviceFee: 0,
  credit: 0,
  keptCentavos: 0,
};

/** A repayment that the borrower made meanwhile; it pays nothing of the fee. */
const repayment: Payment = {
  reference: 'A1',
  amount: 500,
  paidAt,
  account,
  division: { ...nothing, principal: 500 },
};

const referenceOf = ({ number }: { number: number }) => `S${number}`;

const paymentOf = (effect: { number: number; amount: number }): Payment => ({
  reference: referenceOf(effect),
  amount: effect.amount,
  paidAt,
  account,
  forServiceFee: true,
  division: { ...nothing, serviceFee: effect.amount },
});

/** An earlier payment of the fee, in pesos. */
const before = { number: 0, amount: 50 };

/** Paying a service fee: each effect is a payment of the fee. */
export const serviceFeePayment: KindFixture<'serviceFeePayment'> = {
  kind: 'serviceFeePayment',
  request: (amount) => ({ kind: 'serviceFeePayment', loanOrderId, amount }),
  amountIn: (data) => v.parse(methods.serviceFeePayment.data, data).amount,
  reply: (effect) => ({
    loanOrderId,
    repaidServiceFee: before.amount + effect.amount,
    unpaidServiceFee: 0,
    paidAmount: effect.amount,
    reference: referenceOf(effect),
  }),
  shows: (effects) => {
    const paid = [before, ...effects];
    const repaidServiceFee = paid.reduce((sum, { amount }) => sum + amount, 0);
    return {
      queryRepayOrderDetail: {
        loanOrderId,
        loanNumber: 'N0',
        status: loanStatus.repaying,
        serviceFee: repaidServiceFee,
        repaidServiceFee,
        unpaidServiceFee: 0,
        repayOrder: { principal: 60_000, interest: 1_000 },
        repayPlans: [
          {
            period: 1,
            dueDate: '2026-06-01',
            principal: 60_000,
            interest: 1_000,
            overdueFee: 0,
            paidAmount: 500,
            repayDate: null,
            status: instalmentStatus.outstanding,
          },
        ],
        payments: [repayment, ...paid.map(paymentOf)],
      },
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
