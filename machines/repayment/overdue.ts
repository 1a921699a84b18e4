import { overdueFlag } from '#domain/loans/loan-pages.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { isDuePaid, nextOf, noRequestReason } from './attempt.ts';
import type { RepaymentContext } from './context.ts';

/**
 * The `isOverdue` flag for the loan's pages (S2). Money counts from its value date, so a loan is
 * not overdue while unposted money covers the first requested amount, nor while it is restructured.
 */
export function overdueIn(context: RepaymentContext): string | undefined {
  const { pending, detail, isOverdue } = context;
  if (pending) {
    const isCovered = isDuePaid(context) || noRequestReason(context) === 'restructuring';
    const isLate = !isCovered && nextOf(context)?.late;
    return overdueFlag(isLate ? loanStatus.overdue : loanStatus.repaying);
  }
  const status = detail?.status;
  return status === undefined ? isOverdue : overdueFlag(status);
}
