import type { LoanOrder } from '#domain/loans/loan-order.ts';

/**
 * The role of a loan in a restructure (T3): replaced by a new loan, made from an old one, or none.
 */
export function loanOrigin({
  newLoanOrderId,
  restructuredFrom,
}: Pick<LoanOrder, 'newLoanOrderId' | 'restructuredFrom'>): 'restructured' | 'madeOf' | 'loan' {
  if (newLoanOrderId !== undefined) return 'restructured';
  return restructuredFrom === undefined ? 'loan' : 'madeOf';
}
