import type { LoanLink } from '#domain/loans/loan-order.ts';
import { loanOf } from './loans.ts';
import type { Work } from '../work.ts';

export async function linkTo(
  work: Work,
  userId: string,
  loanOrderId: string | null,
): Promise<LoanLink | null> {
  const loan = loanOrderId === null ? undefined : await loanOf(work, userId, loanOrderId);
  return loan ? { loanOrderId: loan.loanOrderId, loanNumber: loan.loanNumber } : null;
}
