import { loanStatus } from '#domain/loans/loan-status.ts';
import { checkstandOf } from '../repositories/payments/checkstand.ts';
import { storyOf } from '../repositories/loans/loan-story.ts';
import {
  lateForecast,
  overdueRateOn,
  pendingView,
  repaymentView,
} from '../repositories/loans/loan-views.ts';
import {
  loanWithAnnounced,
  onItsWayDetail,
  onItsWayView,
} from '../repositories/payments/money-on-its-way.ts';
import { operationNewsOn } from '../repositories/operations/operation-news.ts';
import { isRestructuring, offersOn } from '../repositories/operations/operation-offers.ts';
import { historyOf } from '../repositories/payments/payment-history.ts';
import { referenceOf, repay } from '../repositories/payments/payments.ts';
import { overpaymentOn, refundOverpayment } from '../repositories/payments/refunds.ts';
import { refusalNamed } from '../repositories/refusal.ts';
import { payServiceFee, serviceFeeOf } from '../repositories/payments/service-fees.ts';
import { forBorrowers } from './answer.ts';
import { ownLoan } from './loan.ts';

export const repayMethods = [
  forBorrowers('queryPendingRepayPlan', async (call, { loanOrderId }) => {
    const loan = await ownLoan(call, loanOrderId);
    if (loan.state !== 'repaying' && loan.state !== 'overdue') {
      throw refusalNamed('nothingDue');
    }
    const { payments, reversals } = await historyOf(call.work, loan);
    const offers = await offersOn(call.work, loan);
    const operation = await operationNewsOn(call.work, loan);
    const { now } = call.work;
    const onItsWay = await onItsWayView(call.work, loan);
    const oncePosted = await loanWithAnnounced(call.work, loan);
    return {
      ...pendingView(loan, now),
      payments,
      reversals,
      ...onItsWay,
      // An operation that money on its way pays for changes the plan.
      ifUnpaid: onItsWay.paysFor ? [] : lateForecast(oncePosted, now),
      overdueMonthlyRate: overdueRateOn(now),
      offers,
      ...(operation && { operation }),
    };
  }),

  forBorrowers('queryRepayOrderDetail', async (call, { loanOrderId }) => {
    const loan = await ownLoan(call, loanOrderId);
    const { work } = call;
    const history = await historyOf(work, loan);
    const serviceFee = await serviceFeeOf(work, loan);
    const story = await storyOf(work, loan, history, serviceFee);
    const overpaid = await overpaymentOn(work, loan.loanOrderId);
    return {
      ...repaymentView(loan, history, story, serviceFee, work.now),
      ...(await onItsWayDetail(work, loan)),
      ...((await isRestructuring(work, loan)) && { restructuring: true as const }),
      ...(overpaid && { overpaid }),
    };
  }),

  forBorrowers('repaymentConfirm', async (call, request) => {
    const due = await ownLoan(call, request.loanOrderId);
    const { loan, ...paid } = await repay(call.work, due, request);
    return { loanOrderId: loan.loanOrderId, status: loanStatus[loan.state], ...paid };
  }),

  forBorrowers('fetchVirtualAccount', async (call, request) =>
    checkstandOf(call.work, await ownLoan(call, request.loanOrderId), request),
  ),

  forBorrowers('refundOverpayment', async ({ work }) => ({
    overpaid: await refundOverpayment(work),
  })),

  forBorrowers('serviceFeePayment', async (call, { loanOrderId, amount }) => {
    const loan = await ownLoan(call, loanOrderId);
    const paid = await payServiceFee(call.work, loan, amount);
    const { repaidServiceFee, unpaidServiceFee, paymentId } = paid;
    const reference = referenceOf(paymentId);
    return { loanOrderId, repaidServiceFee, unpaidServiceFee, paidAmount: amount, reference };
  }),
] as const;
