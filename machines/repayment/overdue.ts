import { overdueFlag } from '#domain/loans/loan-pages.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { isDuePaid, nextOf, noRequestReason } from './attempt.ts';
import type { RepaymentContext } from './context.ts';

/**
 * The loan's `isOverdue` flag for the address, title and heading of its pages (S2). Before the
 * server replies, the flag of the address; `undefined` if the address has no flag. A loan is not
 * overdue while unposted money covers the first requested amount, because money counts from its
 * value date, nor while a restructure is in progress.
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
