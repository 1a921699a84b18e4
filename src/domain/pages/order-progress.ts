import { orderOnly, orderQuery, step, type PageRow } from './row.ts';

/** The pages of an order’s progress (S2, /borrow). */
export const orderProgressPages = {
  review: {
    ...step,
    ...orderQuery,
    path: '/borrow/review',
    transaction: 'byLoanOrder',
    flow: 'orderProgress',
  },
  reviewDetails: {
    ...step,
    ...orderQuery,
    path: '/borrow/review_details',
    transaction: 'byLoanOrder',
    flow: 'orderProgress',
    order: 2,
  },
  reject: {
    ...step,
    ...orderQuery,
    path: '/borrow/reject',
    transaction: 'byLoanOrder',
    flow: 'orderProgress',
  },
  rejectDetails: {
    ...step,
    ...orderQuery,
    path: '/borrow/reject_details',
    transaction: 'byLoanOrder',
    flow: 'orderProgress',
    order: 2,
  },
  lending: {
    ...step,
    ...orderOnly,
    path: '/borrow/lending',
    transaction: 'receive_payment',
    flow: 'orderProgress',
  },
  lendingDetails: {
    ...step,
    ...orderOnly,
    path: '/borrow/lending_details',
    transaction: 'receive_payment',
    flow: 'orderProgress',
    order: 2,
  },
} as const satisfies Record<string, PageRow>;
