import { step, type PageRow } from './row.ts';

const ofOrder = {
  ...step,
  params: ['restructureOrderId'],
  needs: ['restructureOrderId'],
  transaction: 'loan_repayment',
  flow: 'restructure',
} as const;

/**
 * The pages of restructuring a loan (S2, /repay); the agreement, order 4, is between the last two.
 */
export const restructurePages = {
  restructureDescribe: {
    ...ofOrder,
    path: '/repay/restructure_describe',
  },
  restructureDetails: {
    ...ofOrder,
    path: '/repay/restructure_details',
    order: 2,
  },
  restructureConfirmation: {
    ...ofOrder,
    path: '/repay/restructure_confirmation',
    order: 3,
    money: true,
  },
  restructureReview: {
    ...ofOrder,
    path: '/repay/restructure_review',
    order: 5,
    history: 'terminal',
  },
} as const satisfies Record<string, PageRow>;
