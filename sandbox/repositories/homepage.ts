import type { Homepage } from '#domain/home.ts';
import type { Borrower } from './borrowers.ts';
import { creditView, presentCredit } from './credit.ts';
import { loansAtHome } from './loan-pages.ts';
import { loanView } from './loan-views.ts';
import { onItsWayView } from './money-on-its-way.ts';
import { quotaOf } from './offers.ts';
import type { Work } from './work.ts';

/** What a borrower's home shows: credit, limit and loans. */
export async function homepageOf(work: Work, borrower: Borrower): Promise<Homepage> {
  const credit = await presentCredit(work, borrower.userId);
  const loans = await loansAtHome(work, borrower.userId);
  return {
    credit: credit && (await creditView(work, credit)),
    quota: await quotaOf(work, borrower, credit),
    loans: await Promise.all(
      loans.map(async (loan) => ({
        ...loanView(loan, work.now),
        ...(await onItsWayView(work, loan)),
      })),
    ),
  };
}
