import { orderOnly, step, type PageRow } from './row.ts';

/** The page of paying away from the app (S2, /repay). */
export const offlinePaymentPages = {
  repayOffline: {
    ...step,
    ...orderOnly,
    path: '/repay/repay_offline',
    transaction: 'loan_repayment',
    flow: 'offlinePayment',
    order: 2,
  },
} as const satisfies Record<string, PageRow>;
