import * as v from 'valibot';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { methods } from '#protocol/methods.ts';
import type { KindFixture } from './fixture.ts';

const creditOrderId = 'credit-1';

/** The borrower's earlier loan. */
const earlierLoan = 'loan-0';

const order = {
  loanNumber: 'N1',
  status: loanStatus.reviewing,
  loanAmount: 1_000,
  amountReceived: 900,
  term: 61,
  processingFee: 100,
  interest: 50,
  totalLoanAmount: 1_050,
  dueDate: '2026-06-01',
  overdueFee: 0,
  overdueDays: 0,
  account: {
    accountType: 90005,
    bankCode: null,
    holder: 'Ana Cruz',
    maskedNumber: '*******4567',
  } as const,
  repaymentPlan: { installments: [], totalOrderAmount: 0, totalInterest: 0 },
  appliedAt: Date.UTC(2026, 4, 2),
  statusSince: Date.UTC(2026, 4, 2),
};

const orderOf = (loanOrderId: string) => ({ ...order, loanOrderId });

const madeBy = ({ number }: { number: number }) => `loan-${number}`;

/** Applying for a loan: each effect creates a loan order. */
export const applyOrder: KindFixture<'applyOrder'> = {
  kind: 'applyOrder',
  request: (loanAmount) => ({
    kind: 'applyOrder',
    choice: { creditOrderId, loanAmount, term: 61, couponIds: [] },
    agreement: { version: '1', hash: 'abc' },
  }),
  amountIn: (data) => v.parse(methods.applyOrder.data, data).loanAmount,
  reply: (effect) => ({ loanOrderId: madeBy(effect), status: loanStatus.reviewing }),
  shows: (effects) => ({
    myOrders: {
      orders: [...effects.map(madeBy).toReversed(), earlierLoan].map(orderOf),
      next: null,
    },
  }),
  receiptOf: (effect) => ({ kind: 'applyOrder', loanOrderId: madeBy(effect) }),
  refusals: [
    'creditNotUsable',
    'amountNotOffered',
    'offerChanged',
    'couponNotUsable',
    'loanPending',
    'loanOverdue',
    'consentMissing',
  ],
  emptyBaseline: { kind: 'applyOrder', creditOrderId, loanOrderIds: [] },
};
