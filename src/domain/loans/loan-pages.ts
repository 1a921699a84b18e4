import type { LoanStatus } from './loan-order.ts';
import { loanStatus } from './loan-status.ts';
import type { PageId } from '../pages.ts';

/** Where a loan is opened from: a list, or a page of details. */
export type RoutingContext = 'list' | 'details';

const repayment = { list: 'repay', details: 'repayDetail' } as const;

/** The pages that a loan's status opens (S4), by where it is opened from; the others open none. */
export const loanPages: Partial<Record<LoanStatus, Partial<Record<RoutingContext, PageId>>>> = {
  [loanStatus.reviewing]: { list: 'review', details: 'reviewDetails' },
  [loanStatus.rejected]: { details: 'rejectDetails' },
  [loanStatus.lending]: { list: 'lending', details: 'lendingDetails' },
  [loanStatus.repaying]: repayment,
  [loanStatus.overdue]: repayment,
  [loanStatus.settled]: { details: repayment.details },
};

/** The pages of a loan that is being repaid. */
export const repaymentPages: readonly PageId[] = Object.values(repayment);

/** The pages of details, one for each part of a loan's life. */
export const detailsPages: readonly PageId[] = Object.values(loanPages).flatMap(({ details }) =>
  details ? [details] : [],
);

/** Whether a loan is late, as the addresses of repayment say it (S2). */
export const overdueFlag = (status: LoanStatus): 't' | 'f' =>
  status === loanStatus.overdue ? 't' : 'f';
