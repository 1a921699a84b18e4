import * as v from 'valibot';
import { Consent } from '#domain/agreement.ts';
import { LoanOrder, LoanStatus } from '#domain/loan-order.ts';
import { Id } from '#domain/primitives.ts';
import { ReofferBenefits } from '#domain/reoffer.ts';
import { CreditQuota, LoanChoice, LoanOffer } from '#domain/quota.ts';
import { group } from './method.ts';

/** Loan methods (S7). */
export const loanMethods = group({
  applyOrder: {
    data: v.object({ ...LoanChoice.entries, agreement: Consent }),
    reply: v.object({ loanOrderId: Id, status: LoanStatus }),
  },
  queryBorrowQuota: { data: v.object({ creditOrderId: Id }), reply: CreditQuota },
  queryBorrowQuotaWithInput: { data: LoanChoice, reply: LoanOffer },
  queryLoanOrderStatus: { data: v.object({ loanOrderId: Id }), reply: LoanOrder },
  /** All of a borrower's loan orders, newest first. */
  myOrders: { data: v.object({}), reply: v.object({ orders: v.array(LoanOrder) }) },
  /** The orders that are neither settled, rejected nor cancelled, newest first. */
  getPendingOrders: { data: v.object({}), reply: v.object({ orders: v.array(LoanOrder) }) },
  /** Whether better terms wait for the borrower. */
  checkReoffer: {
    data: v.object({ creditOrderId: Id }),
    reply: v.object({ available: v.boolean() }),
  },
  /** The better terms; null when there are none (any more). */
  getReofferPopup: { data: v.object({ creditOrderId: Id }), reply: v.nullable(ReofferBenefits) },
});
