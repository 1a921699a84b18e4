import type { LoanStatus } from './loan-order.ts';
import { loanStatus } from './loan-status.ts';
import type { PageId } from '../pages.ts';

export type RoutingContext = 'list' | 'details';

const repayment = { list: 'repay', details: 'repayDetail' } as const;

/**
 * The pages for a loan's status (S4); the details of a settled loan are the project's own addition.
 */
export const loanPages: Partial<Record<LoanStatus, Partial<Record<RoutingContext, PageId>>>> = {
  [loanStatus.reviewing]: { list: 'review', details: 'reviewDetails' },
  [loanStatus.rejected]: { details: 'rejectDetails' },
  [loanStatus.lending]: { list: 'lending', details: 'lendingDetails' },
  [loanStatus.repaying]: repayment,
  [loanStatus.overdue]: repayment,
  [loanStatus.settled]: { details: repayment.details },
};

export const repaymentPages: readonly PageId[] = Object.values(repayment);

export const detailsPages: readonly PageId[] = Object.values(loanPages).flatMap(({ details }) =>
  details ? [details] : [],
);

/** Whether a loan is overdue, in the form of the repayment pages' addresses (S2). */
export const overdueFlag = (status: LoanStatus): 't' | 'f' =>
  status === loanStatus.overdue ? 't' : 'f';
