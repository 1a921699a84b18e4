import { timeOf } from '../life-cycles/life-cycle.ts';
import { type Borrower, isErased } from './account/borrowers.ts';
import { postDuePayments } from './payments/counter-payments.ts';
import { catchUpCredit, presentCredit } from './credit/credit.ts';
import { payFirstInstalment } from './payments/credit-on-loans.ts';
import { stepLoan } from './loans/loan-life.ts';
import { type Loan, movingLoansOf } from './loans/loans.ts';
import { catchUpOperations } from './operations/operations.ts';
import { catchUpRefunds, refundAtDeletion } from './payments/refunds.ts';
import { catchUpTickets } from './service/tickets.ts';
import type { Work } from './work.ts';

/**
 * Moves a borrower's orders, tickets, payments and refunds through every step that is due. The
 * sandbox has no background jobs; requests about the borrower run this.
 */
export async function catchUp(work: Work, borrower: Borrower): Promise<void> {
  const credit = await presentCredit(work, borrower.userId);
  if (credit) await catchUpCredit(work, credit, borrower);
  await catchUpTickets(work, borrower);
  await postDuePayments(work, borrower);
  await catchUpOperations(work, borrower);
  if (isErased(borrower)) await refundAtDeletion(work, borrower);
  await catchUpRefunds(work, borrower);
  for (const loan of await movingLoansOf(work, borrower.userId)) {
    await catchUpLoan(work, loan, borrower);
  }
}

/** At the payout, the borrower's credit pays the first instalment. */
async function catchUpLoan(work: Work, loan: Loan, borrower: Borrower): Promise<void> {
  const next = await stepLoan(work, loan, borrower);
  if (next === null) return;
  const { paidOutAt } = next;
  if (loan.paidOutAt !== null || paidOutAt === null) return catchUpLoan(work, next, borrower);
  const offset = work.offset - (timeOf(loan, work) - paidOutAt);
  const then = { ...work, now: paidOutAt, offset };
  await catchUpLoan(work, await payFirstInstalment(then, borrower, next), borrower);
}
