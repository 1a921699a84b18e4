import { step, type PageRow } from './row.ts';

/** The page for paying outside the app (S2, /repay); `amount` is the chosen sum, in pesos. */
export const offlinePaymentPages = {
  repayOffline: {
    ...step,
    params: ['loanOrderId', 'amount'],
    needs: ['loanOrderId'],
    path: '/repay/repay_offline',
    transaction: 'loan_repayment',
    flow: 'offlinePayment',
    order: 2,
  },
} as const satisfies Record<string, PageRow>;
