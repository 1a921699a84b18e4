import { assumedCodes } from '#domain/codes.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { applyForLoan } from '../repositories/applications.ts';
import { creditView, presentCredit } from '../repositories/credit.ts';
import { loanView } from '../repositories/loan-views.ts';
import { type Loan, loansOf } from '../repositories/loans.ts';
import { offerFor, quotaFor, quotaOf } from '../repositories/offers.ts';
import { Refusal } from '../repositories/refusal.ts';
import { type BorrowerCall, forBorrowers } from './answer.ts';

/**
 * A loan of the borrower's own.
 *
 * @throws Refusal for any other
 */
export async function ownLoan({ work, borrower }: BorrowerCall, id: string): Promise<Loan> {
  const loans = await loansOf(work, borrower.userId);
  const loan = loans.find(({ loanOrderId }) => loanOrderId === id);
  if (!loan) throw new Refusal(assumedCodes.notFound, 'There is no such loan order.');
  return loan;
}

async function loanViews({ work, borrower }: BorrowerCall) {
  return (await loansOf(work, borrower.userId)).map((loan) => loanView(loan, work.now));
}

const over: readonly number[] = [loanStatus.settled, loanStatus.rejected, loanStatus.cancelled];

/** Loans: quota, offer, application, and what became of it. */
export const loanMethods = [
  forBorrowers('queryBorrowQuota', async ({ work, borrower }, { creditOrderId }) =>
    quotaFor(work, borrower, creditOrderId),
  ),

  forBorrowers('queryBorrowQuotaWithInput', async ({ work, borrower }, choice) => {
    const { offer } = await offerFor(work, borrower, choice);
    return offer;
  }),

  forBorrowers('applyOrder', async ({ work, borrower }, { agreement, ...choice }) => {
    const { loanOrderId, state } = await applyForLoan(work, borrower, choice, agreement);
    return { loanOrderId, status: loanStatus[state] };
  }),

  forBorrowers('queryLoanOrderStatus', async (call, { loanOrderId }) =>
    loanView(await ownLoan(call, loanOrderId), call.work.now),
  ),

  forBorrowers('myOrders', async (call) => ({ orders: await loanViews(call) })),

  forBorrowers('getPendingOrders', async (call) => ({
    orders: (await loanViews(call)).filter(({ status }) => !over.includes(status)),
  })),

  forBorrowers('getHomepageData', async (call) => {
    const { work, borrower } = call;
    const credit = await presentCredit(work, borrower.userId);
    return {
      credit: credit && (await creditView(work, credit)),
      quota: await quotaOf(work, borrower, credit),
      loans: await loanViews(call),
    };
  }),
] as const;
