import { type CreditStatus, creditStatus } from './credit-order.ts';
import type { LoanOrder, LoanStatus } from './loan-order.ts';
import { loanStatus } from './loan-status.ts';
import type { Location, PageId, Query } from './pages.ts';

/** Where a loan is opened from: a list, or a page of details. */
export type RoutingContext = 'list' | 'details';

const repayment = { list: 'repay', details: 'repayDetail' } as const;

/** The pages that a loan's status opens (S4), by where it is opened from; the others open none. */
const loanPages: Partial<Record<LoanStatus, Partial<Record<RoutingContext, PageId>>>> = {
  [loanStatus.reviewing]: { list: 'review', details: 'reviewDetails' },
  [loanStatus.rejected]: { details: 'rejectDetails' },
  [loanStatus.lending]: { list: 'lending', details: 'lendingDetails' },
  [loanStatus.repaying]: repayment,
  [loanStatus.overdue]: repayment,
};

const repaymentPages: readonly PageId[] = Object.values(repayment);

/** The pages of details, one for each part of a loan's life. */
export const detailsPages: readonly PageId[] = Object.values(loanPages).flatMap(
  ({ details }) => details ?? [],
);

/** Whether a loan is late, as the addresses of repayment say it (S2). */
export const overdueFlag = (status: LoanStatus): 't' | 'f' =>
  status === loanStatus.overdue ? 't' : 'f';

/** Where a loan's status leads (S4), null where it opens no page. */
export function routeOfLoan(
  { loanOrderId, status }: Pick<LoanOrder, 'loanOrderId' | 'status'>,
  context: RoutingContext,
): Location | null {
  const page = loanPages[status]?.[context];
  if (page === undefined) return null;
  const query: Query = repaymentPages.includes(page)
    ? { loanOrderId, isOverdue: overdueFlag(status) }
    : { loanOrderId };
  return { page, query };
}

const creditPages: Partial<Record<CreditStatus, PageId>> = {
  [creditStatus.reviewing]: 'reviewDetails',
  [creditStatus.rejected]: 'rejectDetails',
};

/** Where a credit order's status leads (S4), null where it opens no page; a flag forces home. */
export function routeOfCredit(
  status: CreditStatus | undefined,
  { forceHome }: { forceHome: boolean },
): Location | null {
  const page = forceHome ? 'home' : status && creditPages[status];
  return page ? { page, query: {} } : null;
}
