import type { LoanOrder } from '#domain/loans/loan-order.ts';

/** The part of a loan in a restructure (T3): replaced by another loan, made from one, or none. */
export function loanOrigin({
  newLoanOrderId,
  restructuredFrom,
}: Pick<LoanOrder, 'newLoanOrderId' | 'restructuredFrom'>): 'restructured' | 'madeOf' | 'loan' {
  if (newLoanOrderId !== undefined) return 'restructured';
  return restructuredFrom === undefined ? 'loan' : 'madeOf';
}
