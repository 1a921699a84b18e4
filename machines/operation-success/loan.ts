import type { LoanLink } from '#domain/loans/loan-order.ts';
import { required } from '#machines/shared/required.ts';
import type { Operation } from './ports.ts';

/** The loan to repay after an operation: after a restructure, its new order (S4). */
export function loanToRepay(operation: Operation): LoanLink {
  if (operation.kind === 'restructure') return required(operation.newLoan, 'new loan order');
  const { loanOrderId, loanNumber } = operation;
  return { loanOrderId, loanNumber };
}
