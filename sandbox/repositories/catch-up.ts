import type { Borrower } from './borrowers.ts';
import { postDuePayments } from './counter-payments.ts';
import { catchUpCredit, presentCredit } from './credit.ts';
import { catchUpLoan, movingLoansOf } from './loans.ts';
import { catchUpOperations } from './operations.ts';
import { catchUpTickets } from './tickets.ts';
import type { Work } from './work.ts';

/**
 * Brings everything of a borrower to where time alone has taken it. Nothing runs in the background:
 * whoever looks at a borrower catches up first.
 */
export async function catchUp(work: Work, borrower: Borrower): Promise<void> {
  const credit = await presentCredit(work, borrower.userId);
  if (credit) await catchUpCredit(work, credit, borrower);
  await catchUpTickets(work, borrower);
  await postDuePayments(work, borrower);
  await catchUpOperations(work, borrower);
  for (const loan of await movingLoansOf(work, borrower.userId)) {
    await catchUpLoan(work, loan, borrower);
  }
}
