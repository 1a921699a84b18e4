import { overdueFlag } from '#domain/loans/loan-pages.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { isDuePaid, nextOf, notAsked } from './attempt.ts';
import type { RepaymentContext } from './repayment.setup.ts';

/**
 * The loan's `isOverdue` flag for the address, the title and the heading of its pages (S2); until the
 * server replies, the flag of the address, or undefined without one. A loan is not late once all that
 * is due was paid, as money counts from the day on which the borrower paid it, nor while a restructure
 * of it is being made.
 */
export function overdueIn(context: RepaymentContext): string | undefined {
  const { pending, detail, isOverdue } = context;
  if (pending) {
    const isCovered = isDuePaid(context) || notAsked(context) === 'restructuring';
    const isLate = !isCovered && nextOf(context)?.late;
    return overdueFlag(isLate ? loanStatus.overdue : loanStatus.repaying);
  }
  const status = detail?.status;
  return status === undefined ? isOverdue : overdueFlag(status);
}
