import { step, type PageRow } from './row.ts';

/** The pages of borrowing (S2, /borrow). */
export const borrowPages = {
  limit: {
    ...step,
    path: '/borrow/loop_quota',
    transaction: 'credit',
    flow: 'borrow',
  },
  quota: {
    ...step,
    path: '/borrow/confirm_quota',
    transaction: 'receive_payment',
    flow: 'borrow',
    order: 2,
  },
  confirm: {
    ...step,
    path: '/borrow/confirm_borrow',
    transaction: 'receive_payment',
    flow: 'borrow',
    order: 3,
    money: true,
  },
} as const satisfies Record<string, PageRow>;
