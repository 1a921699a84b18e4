import type { LoanWindows } from '#domain/operations/operation-config.ts';
import {
  canBorrowNow,
  daysHavePassed,
  loanToRate,
  mayAskToRate,
  popupsBarred,
} from '#domain/credit/popups.ts';
import type { Standing } from './ports.ts';

export type Known = { windows: LoanWindows; standing: Standing };

export const isBarred = ({ standing }: Known): boolean =>
  standing.moneyOpen || popupsBarred(standing.homepage);

export function isReofferDue({ windows, standing }: Known): boolean {
  if (!windows.reoffer || !canBorrowNow(standing.homepage)) return false;
  const { reofferAnsweredAt: answered, receivedAt } = standing;
  return answered === null || daysHavePassed(answered, windows.reofferQuietDays, receivedAt);
}

export const isCouponDue = ({ windows, standing }: Known): boolean =>
  windows.coupon && !standing.couponsShown && canBorrowNow(standing.homepage);

export function loanDueToRate({ windows, standing }: Known): string | null {
  if (!windows.rating) return null;
  const loan = loanToRate(standing.homepage.loans);
  if (!loan || !mayAskToRate(loan, standing.ratingAsked, standing.receivedAt)) return null;
  return loan.loanOrderId;
}
