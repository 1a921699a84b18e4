import { orderOnly, step, type PageRow } from './row.ts';

/** The pages of repaying (S2, /repay). */
export const repaymentPages = {
  repay: {
    ...step,
    params: ['loanOrderId', 'isOverdue'],
    needs: ['loanOrderId'],
    path: '/repay/repay',
    transaction: 'loan_repayment',
    flow: 'repayment',
    money: true,
  },
  repayPlan: {
    ...step,
    ...orderOnly,
    path: '/repay/repay_plan',
    transaction: 'loan_repayment',
    flow: 'repayment',
    order: 2,
  },
  repayDetail: {
    ...step,
    params: ['loanOrderId', 'isOverdue', 'paid'],
    needs: ['loanOrderId'],
    path: '/repay/repay_detail',
    transaction: 'loan_repayment',
    flow: 'repayment',
    order: 2,
  },
} as const satisfies Record<string, PageRow>;
