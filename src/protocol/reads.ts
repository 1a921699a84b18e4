import type { MethodName } from './methods.ts';

/** The methods that only read: asking twice does no harm. Every other method is sent once. */
export const readMethods: ReadonlySet<MethodName> = new Set<MethodName>([
  'queryCreditOrder',
  'loanContractPreview',
  'getCoupons',
  'queryBorrowQuota',
  'queryBorrowQuotaWithInput',
  'queryLoanOrderStatus',
  'myOrders',
  'getPendingOrders',
  'queryPendingRepayPlan',
  'queryRepayOrderDetail',
  'mobileExists',
  'getCurrentUserInfo',
  'rejectGuide',
  'customerServiceEntrance',
  'getHomepageData',
]);
