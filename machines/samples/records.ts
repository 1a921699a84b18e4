import { day, hour } from '#domain/constants.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { Paged } from '#domain/paged.ts';
import type { NotedLoan } from '#domain/payments/on-its-way.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { paidNote } from './checkstand.ts';
import { loanOrder, now } from './loans.ts';
import { instalment } from './repayment.ts';

const order = (number: number, change: Partial<LoanOrder> = {}): LoanOrder =>
  loanOrder({
    loanOrderId: `loan-${number}`,
    loanNumber: `2024-000${number}`,
    loanAmount: number * 1000,
    status: 80,
    ...change,
  });

const comingInFull: Partial<LoanOrder> = {
  onItsWay: [
    {
      name: 'Cebuana Lhuillier',
      accountNumber: '7330123412341234',
      centavos: 265_000,
      paidAt: now - hour,
      postsAt: now + day,
    },
  ],
  oncePosted: [],
};

const running = (...periods: number[]): Partial<LoanOrder> => ({
  status: 70,
  repaymentPlan: {
    installments: periods.map((period) => instalment(period)),
    totalOrderAmount: 5300,
    totalInterest: 300,
  },
});

const noted = [paidNote({ amount: 1000 })];

export const firstLoans: Timed<Paged<NotedLoan>> = {
  items: [
    order(1, { status: 20 }),
    { ...order(2, { status: 70, ...comingInFull }), noted },
    order(3, running(1, 2)),
  ],
  next: 'page-2',
  receivedAt: now,
};

/** Overlaps the first page, so that the list must drop a duplicate. */
export const moreLoans: Timed<Paged<LoanOrder>> = {
  items: [order(3, running(1, 2)), order(4, running(2)), order(5, { status: 60 })],
  next: null,
  receivedAt: now,
};

export const noLoans: Timed<Paged<LoanOrder>> = { items: [], next: null, receivedAt: now };

export const fewLoans: Timed<Paged<NotedLoan>> = { ...firstLoans, next: null };
