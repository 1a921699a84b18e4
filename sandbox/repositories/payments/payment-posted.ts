import type { Borrower } from '../account/borrowers.ts';
import { afterPayment } from '../loans/loan-life.ts';
import { isOwed, type Loan } from '../loans/loans.ts';
import { operationsAfterPayment } from '../operations/operations.ts';
import {
  type InTime,
  makeInTime,
  makesOrder,
  missInTime,
} from '../operations/operations-in-time.ts';
import type { Work } from '../work.ts';

/** Updates a loan after a posted payment that its instalments already include. */
export async function paymentPosted(
  work: Work,
  borrower: Borrower,
  loan: Loan,
  paymentId: string,
): Promise<Loan> {
  const after = await afterPayment(work, loan, borrower);
  return operationsAfterPayment(work, borrower, after, paymentId);
}

/** Updates a loan after a payment that was handed over before an operation expired. */
export async function inTimePaymentPosted(
  work: Work,
  borrower: Borrower,
  { before, loan }: { before: Loan; loan: Loan },
  inTime: InTime,
  paymentId: string,
): Promise<Loan> {
  // A payment for a settled loan becomes credit and changes nothing of that loan.
  const after = isOwed(before) ? await afterPayment(work, loan, borrower) : loan;
  if (makesOrder(inTime, after)) return makeInTime(work, borrower, after, inTime, paymentId);
  await missInTime(work, borrower, { before, loan: after }, inTime, paymentId);
  return isOwed(before) ? operationsAfterPayment(work, borrower, after, paymentId) : after;
}
