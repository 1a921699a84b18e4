import type { CreditOrder, Rejection } from '#domain/credit/credit-order.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type Subject = { type: 'credit' } | { type: 'loan'; loanOrderId: string };

export type SubjectReport = Timed<
  { type: 'credit'; order: CreditOrder | null } | { type: 'loan'; order: LoanOrder }
>;

export type OrderProgressPorts = {
  querySubject: Port<Subject, SubjectReport>;
  rejectGuide: Port<Subject, Timed<Rejection>>;
  queryBorrowQuota: Port<{ creditOrderId: string }, CreditQuota>;
};
