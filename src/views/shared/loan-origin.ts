import type { LoanOrder } from '#domain/loans/loan-order.ts';

/**
 * What a restructure has to do with a loan (T3): its balance became another loan, it was made of
 * another's balance without money being sent, or nothing.
 */
export function loanOrigin({
  newLoanOrderId,
  restructuredFrom,
}: Pick<LoanOrder, 'newLoanOrderId' | 'restructuredFrom'>): 'restructured' | 'madeOf' | 'loan' {
  if (newLoanOrderId !== undefined) return 'restructured';
  return restructuredFrom === undefined ? 'loan' : 'madeOf';
}
