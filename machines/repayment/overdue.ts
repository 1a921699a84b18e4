import { overdueFlag } from '#domain/loan-pages.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { nextOf, notAsked } from './attempt.ts';
import type { RepaymentContext } from './repayment.setup.ts';

/**
 * Whether the loan is late, as its pages' addresses say it (S2); as asked until the server says, and
 * undefined where the address does not say it either. Who has paid is not late: the money counts from
 * the day on which it was paid. The address, the title and the heading go by it alike.
 */
export function overdueIn(context: RepaymentContext): string | undefined {
  const { pending, detail, isOverdue } = context;
  if (pending) {
    const isLate = notAsked(context) !== 'paid' && nextOf(context)?.late;
    return overdueFlag(isLate ? loanStatus.overdue : loanStatus.repaying);
  }
  const status = detail?.status;
  return status === undefined ? isOverdue : overdueFlag(status);
}
