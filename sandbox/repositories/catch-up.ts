import { timeOf } from '../life-cycles/life-cycle.ts';
import { isErased, type BorrowerWork } from './account/borrowers.ts';
import { postDuePayments } from './payments/counter-payments.ts';
import { catchUpCredit, presentCredit } from './credit/credit.ts';
import { payFirstInstalment } from './payments/credit-on-loans.ts';
import { stepLoan } from './loans/loan-life.ts';
import { type Loan, movingLoansOf } from './loans/loans.ts';
import { catchUpOperations } from './operations/operations.ts';
import { catchUpRefunds, refundAtDeletion } from './payments/refunds.ts';
import { catchUpTickets } from './service/tickets.ts';

/**
 * Moves a borrower's orders, tickets, payments and refunds through every step that is due. The
 * sandbox has no background jobs; requests about the borrower run this.
 */
export async function catchUp(work: BorrowerWork): Promise<void> {
  const { borrower } = work;
  const credit = await presentCredit(work, borrower.userId);
  if (credit) await catchUpCredit(work, credit);
  await catchUpTickets(work);
  await postDuePayments(work);
  await catchUpOperations(work);
  if (isErased(borrower)) await refundAtDeletion(work);
  await catchUpRefunds(work);
  for (const loan of await movingLoansOf(work, borrower.userId)) {
    await catchUpLoan(work, loan);
  }
}

/** Takes every due step of a loan. At the payout, credit pays the first instalment. */
async function catchUpLoan(work: BorrowerWork, loan: Loan): Promise<void> {
  const next = await stepLoan(work, loan);
  if (next === null) return;
  const { paidOutAt } = next;
  if (loan.paidOutAt !== null || paidOutAt === null) return catchUpLoan(work, next);
  const offset = work.offset - (timeOf(loan, work) - paidOutAt);
  const then = { ...work, now: paidOutAt, offset };
  await catchUpLoan(work, await payFirstInstalment(then, next));
}
