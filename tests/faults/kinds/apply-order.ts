import * as v from 'valibot';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { methods } from '#protocol/methods.ts';
import type { KindFixture } from './fixture.ts';

const creditOrderId = 'credit-1';

const earlierLoan = 'loan-0';

const orderOf = (loanOrderId: string) => loanOrder({ loanOrderId, status: loanStatus.reviewing });

const madeBy = ({ number }: { number: number }) => `loan-${number}`;

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
