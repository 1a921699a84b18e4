import { assumedCodes } from '#domain/codes.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { pendingView, repaymentView } from '../repositories/loan-views.ts';
import { offersOn } from '../repositories/operation-offers.ts';
import { paymentsOn, repay } from '../repositories/payments.ts';
import { Refusal } from '../repositories/refusal.ts';
import { forBorrowers } from './answer.ts';
import { ownLoan } from './loan.ts';

/** Repayment: what is due, what was paid, and paying it. */
export const repayMethods = [
  forBorrowers('queryPendingRepayPlan', async (call, { loanOrderId }) => {
    const loan = await ownLoan(call, loanOrderId);
    if (loan.state !== 'repaying' && loan.state !== 'overdue') {
      throw new Refusal(assumedCodes.nothingDue, 'Nothing is due on this loan.');
    }
    return { ...pendingView(loan, call.work.now), offers: await offersOn(call.work, loan) };
  }),

  forBorrowers('queryRepayOrderDetail', async (call, { loanOrderId }) => {
    const loan = await ownLoan(call, loanOrderId);
    return repaymentView(loan, await paymentsOn(call.work, loan), call.work.now);
  }),

  forBorrowers('repaymentConfirm', async (call, request) => {
    const due = await ownLoan(call, request.loanOrderId);
    const { loan, paidAmount } = await repay(call.work, call.borrower, due, request);
    return { loanOrderId: loan.loanOrderId, status: loanStatus[loan.state], paidAmount };
  }),
] as const;
