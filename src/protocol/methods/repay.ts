import * as v from 'valibot';
import { LoanStatus } from '#domain/loan-order.ts';
import { Id, Pesos } from '#domain/primitives.ts';
import { PendingRepayment, RepaymentDetail, RepaymentRequest } from '#domain/repayment.ts';
import { group } from './method.ts';

/** Repayment methods (S7). */
export const repayMethods = group({
  queryPendingRepayPlan: { data: v.object({ loanOrderId: Id }), reply: PendingRepayment },
  queryRepayOrderDetail: { data: v.object({ loanOrderId: Id }), reply: RepaymentDetail },
  repaymentConfirm: {
    data: RepaymentRequest,
    reply: v.object({ loanOrderId: Id, status: LoanStatus, paidAmount: Pesos }),
  },
});
