import { step, type PageRow } from './row.ts';

/** The page of coupons (S2, /mine). */
export const couponsPages = {
  coupons: {
    ...step,
    path: '/mine/coupon',
    transaction: 'customer_support',
    flow: 'coupons',
  },
} as const satisfies Record<string, PageRow>;
