import * as v from 'valibot';
import { Consent } from '#domain/loans/agreement.ts';
import { LoanOrder, LoanStatus } from '#domain/loans/loan-order.ts';
import { LoanGroup } from '#domain/loans/loan-groups.ts';
import { Id } from '#domain/primitives.ts';
import { ReofferBenefits } from '#domain/credit/reoffer.ts';
import { CreditQuota, LoanChoice, LoanOffer } from '#domain/loans/quota.ts';
import { by } from './caller.ts';
import { group } from './method.ts';

export const loanMethods = group({
  applyOrder: {
    data: v.object({ ...LoanChoice.entries, agreement: Consent }),
    reply: v.object({ loanOrderId: Id, status: LoanStatus }),
    effect: 'once',
    caller: by('moneyAction', 'the borrower confirms a loan with the agreement ticked'),
  },
  queryBorrowQuota: {
    data: v.object({ creditOrderId: Id }),
    reply: CreditQuota,
    effect: 'read',
    caller: by(
      'borrow, orderProgress',
      'the limit page loads; a limit is approved while the borrower waits for it',
    ),
  },
  queryBorrowQuotaWithInput: {
    data: LoanChoice,
    reply: LoanOffer,
    effect: 'read',
    caller: by('borrow', 'the borrower chooses an amount, a term or coupons'),
  },
  queryLoanOrderStatus: {
    data: v.object({ loanOrderId: Id }),
    reply: LoanOrder,
    effect: 'read',
    caller: by(
      'loanStatusRouting, orderProgress',
      'the borrower opens a loan; repeated while its progress is shown',
    ),
  },
  /**
   * Newest first: all orders, or a page of `limit`. `next` is null at the end, and from a lender
   * without pagination.
   */
  myOrders: {
    data: v.object({
      group: v.optional(LoanGroup),
      cursor: v.optional(v.string()),
      limit: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100))),
    }),
    reply: v.object({
      orders: v.array(LoanOrder),
      next: v.optional(v.nullable(v.string()), null),
    }),
    effect: 'read',
    caller: by(
      'moneyAction, records, feedbackTickets',
      'before an application, for its baseline; when its outcome is unknown; when the loan records load a page; the service form opens',
    ),
  },
  /** Orders that are neither settled, rejected nor cancelled, newest first. */
  getPendingOrders: {
    data: v.object({}),
    reply: v.object({ orders: v.array(LoanOrder) }),
    effect: 'read',
    caller: by('borrow', 'the limit page loads: other applications'),
  },
  checkReoffer: {
    data: v.object({ creditOrderId: Id }),
    reply: v.object({ available: v.boolean() }),
    effect: 'read',
    caller: by('reoffer', 'home is shown, if loanWindowConfig and the borrower’s status allow it'),
  },
  /** Null if no better terms are available any more. */
  getReofferPopup: {
    data: v.object({ creditOrderId: Id }),
    reply: v.nullable(ReofferBenefits),
    effect: 'read',
    caller: by('reoffer', 'checkReoffer reports better terms'),
  },
});
