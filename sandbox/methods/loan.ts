import { type LoanGroup, loanGroups } from '#domain/loans/loan-groups.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { type LoanState, loanStates } from '../life-cycles/loan-order.machine.ts';
import { payoutHeldOf } from '../repositories/account/bank-card-disputes.ts';
import { applyForLoan, offerFor, quotaFor } from '../repositories/credit/applications.ts';
import { creditToPay } from '../repositories/payments/credit-on-loans.ts';
import { homepageOf, listedLoan } from '../repositories/loans/homepage.ts';
import { loanView } from '../repositories/loans/loan-views.ts';
import { loanPage, pendingLoansOf } from '../repositories/loans/loan-pages.ts';
import { type Loan, loanOf } from '../repositories/loans/loans.ts';
import { refusalNamed } from '../repositories/refusal.ts';
import { type BorrowerCall, forBorrowers } from './answer.ts';

/** @throws Refusal if the loan does not exist or is another borrower's */
export async function ownLoan({ work, borrower }: BorrowerCall, id: string): Promise<Loan> {
  const loan = await loanOf(work, borrower.userId, id);
  if (!loan) throw refusalNamed('notFound');
  return loan;
}

const viewsOf = async ({ work }: BorrowerCall, loans: readonly Loan[]): Promise<LoanOrder[]> =>
  Promise.all(loans.map((loan) => listedLoan(work, loan)));

const belongsTo = (group: LoanGroup, state: LoanState): boolean =>
  loanGroups[group].some((status) => status === loanStatus[state]);

export const loanMethods = [
  forBorrowers('queryBorrowQuota', async ({ work }, { creditOrderId }) =>
    quotaFor(work, creditOrderId),
  ),

  forBorrowers('queryBorrowQuotaWithInput', async ({ work }, choice) => {
    const { offer } = await offerFor(work, choice);
    return offer;
  }),

  forBorrowers('applyOrder', async ({ work }, { agreement, ...choice }) => {
    const { loanOrderId, state } = await applyForLoan(work, choice, agreement);
    return { loanOrderId, status: loanStatus[state] };
  }),

  forBorrowers('queryLoanOrderStatus', async (call, { loanOrderId }) => {
    const loan = await ownLoan(call, loanOrderId);
    return {
      ...loanView(loan, call.work.now),
      ...(await payoutHeldOf(call.work, loan)),
      ...(await creditToPay(call.work, loan)),
    };
  }),

  forBorrowers('myOrders', async (call, { group, cursor, limit }) => {
    const states = group && loanStates.filter((state) => belongsTo(group, state));
    const query = { states, cursor, limit };
    const { loans, next } = await loanPage(call.work, call.borrower.userId, query);
    return { orders: await viewsOf(call, loans), next };
  }),

  forBorrowers('getPendingOrders', async (call) => ({
    orders: await viewsOf(call, await pendingLoansOf(call.work, call.borrower.userId)),
  })),

  forBorrowers('getHomepageData', async ({ work }) => homepageOf(work)),
] as const;
