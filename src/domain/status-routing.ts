import { type CreditStatus, creditStatus } from './credit-order.ts';
import type { LoanStatus } from './loan-order.ts';
import { loanStatus } from './loan-status.ts';

/** The names by which navigation by status knows its pages (S2). */
export const routeNames = [
  'home',
  'login',
  'review',
  'reviewDetails',
  'rejectDetails',
  'lending',
  'lendingDetails',
  'repay',
  'repayDetail',
  'rolloverDescribe',
  'restructureDescribe',
] as const;
export type RouteName = (typeof routeNames)[number];

/** Where a status leads; the pages of repayment are told whether the loan is overdue. */
export type StatusRoute = { name: RouteName; isOverdue?: boolean };

/** Where a loan is opened from: a list, or a page of details. */
export type RoutingContext = 'list' | 'details';

/** The page that a credit order's status opens (S4), null where it opens none. */
export function routeOfCredit(
  status: CreditStatus,
  { forceHome }: { forceHome: boolean },
): StatusRoute | null {
  if (forceHome) return { name: 'home' };
  if (status === creditStatus.reviewing) return { name: 'reviewDetails' };
  return status === creditStatus.rejected ? { name: 'rejectDetails' } : null;
}

const nowhere = { list: null, details: null };

const loanRoutes: Record<LoanStatus, Record<RoutingContext, StatusRoute | null>> = {
  [loanStatus.beforeReview]: nowhere,
  [loanStatus.reviewing]: { list: { name: 'review' }, details: { name: 'reviewDetails' } },
  [loanStatus.rejected]: { list: null, details: { name: 'rejectDetails' } },
  [loanStatus.lending]: { list: { name: 'lending' }, details: { name: 'lendingDetails' } },
  [loanStatus.cancelled]: nowhere,
  [loanStatus.disbursementFailed]: nowhere,
  [loanStatus.repaying]: {
    list: { name: 'repay', isOverdue: false },
    details: { name: 'repayDetail', isOverdue: false },
  },
  [loanStatus.overdue]: {
    list: { name: 'repay', isOverdue: true },
    details: { name: 'repayDetail', isOverdue: true },
  },
  [loanStatus.settled]: nowhere,
};

/** The page that a loan order's status opens from a context (S4), null where it opens none. */
export function routeOfLoan({
  status,
  context,
}: {
  status: LoanStatus;
  context: RoutingContext;
}): StatusRoute | null {
  return loanRoutes[status][context];
}
