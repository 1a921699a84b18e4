import { step, type PageRow } from './row.ts';

/** The page that says that a rollover or a restructure is done (S2, /repay). */
export const operationSuccessPages = {
  operationSuccess: {
    ...step,
    /** One of them; without either there is nothing to tell. */
    params: ['deferralOrderId', 'restructureOrderId'],
    path: '/repay/operation_success',
    transaction: 'loan_repayment',
    flow: 'operationSuccess',
    order: 4,
  },
} as const satisfies Record<string, PageRow>;
