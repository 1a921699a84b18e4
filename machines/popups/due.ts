import type { LoanWindows } from '#domain/operations/operation-config.ts';
import {
  canBorrowNow,
  daysHavePassed,
  loanToRate,
  mayAskToRate,
  popupsBarred,
} from '#domain/credit/popups.ts';
import type { Standing } from './ports.ts';

/** The lender's config and the borrower's state. */
export type Known = { windows: LoanWindows; standing: Standing };

/**
 * Whether home shows no popup: a money attempt has an unknown outcome, a loan waits for its payout
 * or is overdue, or an application was rejected.
 */
export const isBarred = ({ standing }: Known): boolean =>
  standing.moneyOpen || popupsBarred(standing.homepage);

export function isReofferDue({ windows, standing }: Known): boolean {
  if (!windows.reoffer || !canBorrowNow(standing.homepage)) return false;
  const { reofferDeclinedAt: declined, receivedAt } = standing;
  return declined === null || daysHavePassed(declined, windows.reofferQuietDays, receivedAt);
}

export const isCouponDue = ({ windows, standing }: Known): boolean =>
  windows.coupon && !standing.couponsShown && canBorrowNow(standing.homepage);

/** The loan for a rating request now; null without one. */
export function loanDueToRate({ windows, standing }: Known): string | null {
  if (!windows.rating) return null;
  const loan = loanToRate(standing.homepage.loans);
  if (!loan || !mayAskToRate(loan, standing.ratingAsked, standing.receivedAt)) return null;
  return loan.loanOrderId;
}
