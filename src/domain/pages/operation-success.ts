import { step, type PageRow } from './row.ts';

/** The success page of a rollover or a restructure (S2, /repay). */
export const operationSuccessPages = {
  operationSuccess: {
    ...step,
    /** Exactly one is required. */
    params: ['deferralOrderId', 'restructureOrderId'],
    path: '/repay/operation_success',
    transaction: 'loan_repayment',
    flow: 'operationSuccess',
    order: 4,
  },
} as const satisfies Record<string, PageRow>;
