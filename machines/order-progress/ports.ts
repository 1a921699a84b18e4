import type { CreditOrder, Rejection } from '#domain/credit/credit-order.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** Whose progress is followed: the borrower's credit order, or one loan order. */
export type Subject = { type: 'credit' } | { type: 'loan'; loanOrderId: string };

/** What the server says of the subject. */
export type SubjectReport = Timed<
  { type: 'credit'; order: CreditOrder | null } | { type: 'loan'; order: LoanOrder }
>;

/** The ports of following an order. */
export type OrderProgressPorts = {
  querySubject: Port<Subject, SubjectReport>;
  rejectGuide: Port<Subject, Rejection>;
  /** What there is to borrow on a limit that was approved. */
  queryBorrowQuota: Port<{ creditOrderId: string }, CreditQuota>;
};
