import { type CreditStatus, creditStatus } from './credit-order.ts';
import type { LoanOrder } from './loan-order.ts';
import { loanPages, overdueFlag, repaymentPages, type RoutingContext } from './loan-pages.ts';
import type { Location, PageId, Query } from './pages.ts';

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
