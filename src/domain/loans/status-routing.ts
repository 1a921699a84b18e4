import { type CreditStatus, creditStatus } from '../credit/credit-order.ts';
import type { LoanOrder, LoanStatus } from './loan-order.ts';
import { loanStatus } from './loan-status.ts';
import { loanPages, overdueFlag, repaymentPages, type RoutingContext } from './loan-pages.ts';
import type { Location, PageId, Query } from '../pages.ts';

/** The location for a loan's status (S4); null if the status has no page in the context. */
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

const insteadOfRepayment: Record<LoanStatus, PageId | null> = {
  [loanStatus.beforeReview]: 'home',
  [loanStatus.reviewing]: 'review',
  [loanStatus.rejected]: 'reject',
  [loanStatus.lending]: 'lending',
  [loanStatus.cancelled]: 'home',
  [loanStatus.disbursementFailed]: 'lending',
  [loanStatus.repaying]: null,
  [loanStatus.overdue]: null,
  [loanStatus.settled]: null,
};

/** The location to open instead of a repayment page; null if that page can show the loan. */
export function handoverOfRepayment({
  loanOrderId,
  status,
}: Pick<LoanOrder, 'loanOrderId' | 'status'>): Location | null {
  const page = insteadOfRepayment[status];
  return page && { page, query: page === 'home' ? {} : { loanOrderId } };
}

const creditPages: Partial<Record<CreditStatus, PageId>> = {
  [creditStatus.reviewing]: 'reviewDetails',
  [creditStatus.rejected]: 'rejectDetails',
};

export function routeOfCredit(
  status: CreditStatus | undefined,
  { forceHome }: { forceHome: boolean },
): Location | null {
  const page = forceHome ? 'home' : status && creditPages[status];
  return page ? { page, query: {} } : null;
}
