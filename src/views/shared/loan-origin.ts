import type { LoanOrder } from '#domain/loans/loan-order.ts';

/**
 * The part of a loan in a restructure (T3): its balance became another loan, it was made from
 * another loan's balance without a payout, or none.
 */
export function loanOrigin({
  newLoanOrderId,
  restructuredFrom,
}: Pick<LoanOrder, 'newLoanOrderId' | 'restructuredFrom'>): 'restructured' | 'madeOf' | 'loan' {
  if (newLoanOrderId !== undefined) return 'restructured';
  return restructuredFrom === undefined ? 'loan' : 'madeOf';
}
