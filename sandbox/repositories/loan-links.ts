import type { LoanLink } from '#domain/loan-order.ts';
import { loanOf } from './loans.ts';
import type { Work } from './work.ts';

/** An order of a borrower's by its id, as a person knows it; null where there is none. */
export async function linkTo(
  work: Work,
  userId: string,
  loanOrderId: string | null,
): Promise<LoanLink | null> {
  const loan = loanOrderId === null ? undefined : await loanOf(work, userId, loanOrderId);
  return loan ? { loanOrderId: loan.loanOrderId, loanNumber: loan.loanNumber } : null;
}
