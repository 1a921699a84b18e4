import * as v from 'valibot';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { instalmentStatus } from '#domain/payments/repayment-plan.ts';
import { methods } from '#protocol/methods.ts';
import type { KindFixture } from './fixture.ts';

const loanOrderId = 'loan-1';

/** The earlier payments on the loan, in pesos. */
const paidBefore = 500;

const instalment = {
  period: 1,
  dueDate: '2026-06-01',
  principal: 60_000,
  interest: 1_000,
  overdueFee: 0,
  repayDate: null,
  status: instalmentStatus.outstanding,
};

const paidAt = Date.UTC(2026, 4, 2);

const account = {
  accountType: 90005,
  bankCode: null,
  holder: 'Ana Cruz',
  maskedNumber: '*******4567',
} as const;

const detail = {
  loanOrderId,
  loanNumber: 'N0',
  status: loanStatus.repaying,
  unpaidServiceFee: 0,
  repaidServiceFee: 0,
  serviceFee: 0,
  repayOrder: { principal: 60_000, interest: 1_000 },
};

const referenceOf = ({ number }: { number: number }) => `R${number}`;

/** Repaying online: each effect adds a payment to the loan. */
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
      { reference: referenceOf({ number: 0 }), amount: paidBefore, paidAt, account },
      ...effects.map((one) => ({
        reference: referenceOf(one),
        amount: one.amount,
        paidAt,
        account,
      })),
    ];
    const repayPlans = [{ ...instalment, paidAmount }];
    return { queryRepayOrderDetail: { ...detail, repayPlans, payments } };
  },
  receiptOf: (effect) => ({
    kind: 'repaymentConfirm',
    loanOrderId,
    payment: { reference: referenceOf(effect), amount: effect.amount },
  }),
  refusals: ['nothingDue', 'amountChanged', 'accountMismatch'],
  emptyBaseline: { kind: 'repaymentConfirm', loanOrderId, references: [] },
};
