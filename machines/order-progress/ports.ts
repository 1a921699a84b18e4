import type { CreditOrder, Rejection } from '#domain/credit/credit-order.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** The subject of the progress: the borrower's credit order, or a loan order. */
export type Subject = { type: 'credit' } | { type: 'loan'; loanOrderId: string };

export type SubjectReport = Timed<
  { type: 'credit'; order: CreditOrder | null } | { type: 'loan'; order: LoanOrder }
>;

export type OrderProgressPorts = {
  querySubject: Port<Subject, SubjectReport>;
  rejectGuide: Port<Subject, Rejection>;
  /** The available amount of an approved limit. */
  queryBorrowQuota: Port<{ creditOrderId: string }, CreditQuota>;
};
