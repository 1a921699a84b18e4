import type { Borrower } from './borrowers.ts';
import { afterPayment } from './loan-life.ts';
import { isOwed, type Loan } from './loans.ts';
import { operationsAfterPayment } from './operations.ts';
import { type InTime, makeInTime, makesOrder, missInTime } from './operations-in-time.ts';
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

/**
 * Takes a loan on after a payment that was handed over while an operation was valid which expired
 * since: the operation is made all the same, where it can be.
 */
export async function inTimePaymentPosted(
  work: Work,
  borrower: Borrower,
  { before, loan }: { before: Loan; loan: Loan },
  inTime: InTime,
  paymentId: string,
): Promise<Loan> {
  // Money for a loan that is over is a credit and takes it nowhere.
  const after = isOwed(before) ? await afterPayment(work, loan, borrower) : loan;
  if (makesOrder(inTime, after)) return makeInTime(work, borrower, after, inTime, paymentId);
  await missInTime(work, borrower, { before, loan: after }, inTime, paymentId);
  return isOwed(before) ? operationsAfterPayment(work, borrower, after, paymentId) : after;
}
