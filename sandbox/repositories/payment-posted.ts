import type { Borrower } from './borrowers.ts';
import { afterPayment, type Loan } from './loans.ts';
import { operationsAfterPayment } from './operations.ts';
import type { Work } from './work.ts';

/**
 * Takes a loan on after a payment, which its instalments already show: its status, and what the
 * money means for an operation that is open on it. Every channel ends here.
 */
export async function paymentPosted(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  paymentId: string,
): Promise<Loan> {
  const after = await afterPayment(work, loan, borrower);
  return operationsAfterPayment(work, borrower, after, paymentId);
}
