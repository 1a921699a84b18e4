import { overdueFlag } from '#domain/loan-pages.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { isDuePaid, nextOf } from './attempt.ts';
import type { RepaymentContext } from './repayment.setup.ts';

/**
 * The loan's `isOverdue` flag for the address, the title and the heading of its pages (S2); until the
 * server replies, the flag of the address, or undefined without one. A loan is not late once all that
 * is due was paid: money counts from the day on which the borrower paid it.
 */
export function overdueIn(context: RepaymentContext): string | undefined {
  const { pending, detail, isOverdue } = context;
  if (pending) {
    const isLate = !isDuePaid(context) && nextOf(context)?.late;
    return overdueFlag(isLate ? loanStatus.overdue : loanStatus.repaying);
  }
  const status = detail?.status;
  return status === undefined ? isOverdue : overdueFlag(status);
}
