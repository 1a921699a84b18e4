import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Id, Pesos } from '../primitives.ts';

/** An interest coupon (S3): takes `amount` pesos off a loan's interest. */
export const Coupon = v.object({
  couponId: Id,
  amount: Pesos,
  expiresOn: IsoDate,
  minLoanAmount: Pesos,
  rules: v.string(),
  /** The number of the loan that it was meant for and that was never paid out; null otherwise. */
  givenBackBy: v.nullable(v.string()),
});
export type Coupon = v.InferOutput<typeof Coupon>;

/**
 * Why a coupon is in the second list: `used` on a loan that was paid out, `reserved` for one that
 * is still under way, or past its last day.
 */
export const UnavailableReason = v.picklist(['used', 'reserved', 'expired']);
export type UnavailableReason = v.InferOutput<typeof UnavailableReason>;

/** A coupon that cannot be used now, and why. */
export const UnavailableCoupon = v.object({
  ...Coupon.entries,
  reason: UnavailableReason,
  /** The number of the loan that it was used on or is reserved for. */
  loanNumber: v.nullable(v.string()),
});
export type UnavailableCoupon = v.InferOutput<typeof UnavailableCoupon>;

/** A borrower's coupons, by availability (S3). */
export const Coupons = v.object({
  available: v.array(Coupon),
  unavailable: v.array(UnavailableCoupon),
});
export type Coupons = v.InferOutput<typeof Coupons>;
