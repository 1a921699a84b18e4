import type { Coupon } from './coupon.ts';
import type { IsoDate } from '../dates.ts';

/** The terms of a loan that coupons depend on. Amounts in pesos, before any coupon. */
export type CouponTerms = {
  loanAmount: number;
  totalInterest: number;
  /** The interest of the period with the highest interest. */
  periodInterest: number;
  /** The day of use, in Manila by the server's time. */
  today: IsoDate;
};

/** Why a coupon cannot be used; the last two reasons depend on the coupons chosen before it. */
export type CouponReason =
  | 'expired'
  | 'loanTooSmall'
  | 'abovePeriodInterest'
  | 'aboveTotalInterest'
  | 'alreadyChosen';

/** The terms of a loan's schedule, from an offer without coupons. */
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

/** The sum of the coupons, in pesos. */
export function couponTotal(coupons: readonly Coupon[]): number {
  return coupons.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Why a coupon cannot be used with the chosen coupons (S5); null if it can. The coupon is valid on
 * its last day.
 */
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

/**
 * The chosen coupons that cannot be used, with the reason of each; empty for a valid choice.
 * Coupons are checked in order: the result contains the first one that exceeds the total interest,
 * not those before it.
 */
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
