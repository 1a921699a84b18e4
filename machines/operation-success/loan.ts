import type { LoanLink } from '#domain/loans/loan-order.ts';
import { required } from '#machines/shared/required.ts';
import type { Operation } from './ports.ts';

/** A restructured loan continues as a new order (S4). */
export function loanToRepay(operation: Operation): LoanLink {
  if (operation.kind === 'restructure') return required(operation.newLoan, 'new loan order');
  const { loanOrderId, loanNumber } = operation;
  return { loanOrderId, loanNumber };
}
