import { step, type PageRow } from './row.ts';

const orderOnly = { params: ['deferralOrderId'], needs: ['deferralOrderId'] } as const;

/** The pages of a rollover (S2, /repay). */
export const rolloverPages = {
  rolloverDescribe: {
    ...step,
    ...orderOnly,
    path: '/repay/rollover_describe',
    transaction: 'loan_repayment',
    flow: 'rollover',
    order: 2,
    money: true,
  },
  rolloverDetails: {
    ...step,
    ...orderOnly,
    path: '/repay/rollover_details',
    transaction: 'loan_repayment',
    flow: 'rollover',
    order: 3,
  },
} as const satisfies Record<string, PageRow>;
