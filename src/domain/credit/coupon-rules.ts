import type { Coupon } from './coupon.ts';
import type { IsoDate } from '../dates.ts';

/** Amounts in pesos, before any coupon. */
export type CouponTerms = {
  loanAmount: number;
  totalInterest: number;
  /** The highest interest of a period. */
  periodInterest: number;
  today: IsoDate;
};

export type CouponReason =
  | 'expired'
  | 'loanTooSmall'
  | 'abovePeriodInterest'
  | 'aboveTotalInterest'
  | 'alreadyChosen';

/** `schedule` is that of an offer without coupons. */
export function couponTerms(
  loanAmount: number,
  schedule: readonly { interest: number }[],
  today: IsoDate,
): CouponTerms {
  const interests = schedule.map(({ interest }) => interest);
  return {
    loanAmount,
    totalInterest: interests.reduce((sum, interest) => sum + interest, 0),
    periodInterest: Math.max(0, ...interests),
    today,
  };
}

export function couponTotal(coupons: readonly Coupon[]): number {
  return coupons.reduce((sum, { amount }) => sum + amount, 0);
}

/** Why a coupon cannot be used with the chosen ones (S5); null if it can. */
export function couponReason(
  coupon: Coupon,
  terms: CouponTerms,
  chosen: readonly Coupon[] = [],
): CouponReason | null {
  if (terms.today > coupon.expiresOn) return 'expired';
  if (terms.loanAmount < coupon.minLoanAmount) return 'loanTooSmall';
  if (coupon.amount > terms.periodInterest) return 'abovePeriodInterest';
  if (chosen.some(({ couponId }) => couponId === coupon.couponId)) return 'alreadyChosen';
  const total = couponTotal(chosen) + coupon.amount;
  return total > terms.totalInterest ? 'aboveTotalInterest' : null;
}

/** Checks coupons in order: the first that exceeds the total interest is refused. */
export function couponRefusals(
  chosen: readonly Coupon[],
  terms: CouponTerms,
): { couponId: string; reason: CouponReason }[] {
  const usable: Coupon[] = [];
  const refusals: { couponId: string; reason: CouponReason }[] = [];
  for (const coupon of chosen) {
    const reason = couponReason(coupon, terms, usable);
    if (reason === null) usable.push(coupon);
    else refusals.push({ couponId: coupon.couponId, reason });
  }
  return refusals;
}
