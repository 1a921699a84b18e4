import type { Homepage } from '#domain/loans/home.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { payoutHeldOf } from '../account/bank-card-disputes.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { creditView, presentCredit } from '../credit/credit.ts';
import { loansAtHome } from './loan-pages.ts';
import { loanView } from './loan-views.ts';
import type { Loan } from './loans.ts';
import { onItsWayView } from '../payments/money-on-its-way.ts';
import { quotaOf } from '../credit/applications.ts';
import { operationNewsOn } from '../operations/operation-news.ts';
import { isRestructuring } from '../operations/operation-offers.ts';
import { overpaymentOf } from '../payments/refunds.ts';
import { hasUnread } from '../service/tickets.ts';
import type { Work } from '../work.ts';

/** The loan with what a list adds: a held payout, money on its way, a running restructure. */
export async function listedLoan(work: Work, loan: Loan): Promise<LoanOrder> {
  return {
    ...loanView(loan, work.now),
    ...(await payoutHeldOf(work, loan)),
    ...(await onItsWayView(work, loan)),
    ...((await isRestructuring(work, loan)) && { restructuring: true }),
  };
}

async function loanAtHome(work: Work, loan: Loan): Promise<LoanOrder> {
  const operation = await operationNewsOn(work, loan);
  return { ...(await listedLoan(work, loan)), ...(operation && { operation }) };
}

export async function homepageOf(work: BorrowerWork): Promise<Homepage> {
  const { borrower } = work;
  const credit = await presentCredit(work, borrower.userId);
  const loans = await loansAtHome(work, borrower.userId);
  const overpaid = await overpaymentOf(work);
  return {
    ...(overpaid && { overpaid }),
    ...((await hasUnread(work, borrower.userId)) && { unread: true }),
    credit: credit && (await creditView(work, credit)),
    quota: await quotaOf(work, credit),
    loans: await Promise.all(loans.map(async (loan) => loanAtHome(work, loan))),
  };
}
