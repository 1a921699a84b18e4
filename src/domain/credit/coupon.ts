import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Id, Pesos } from '../primitives.ts';

/** An interest coupon (S3): reduces a loan's interest by `amount` pesos. */
export const Coupon = v.object({
  couponId: Id,
  amount: Pesos,
  expiresOn: IsoDate,
  minLoanAmount: Pesos,
  rules: v.string(),
  /** Number of the loan that returned the coupon because it was not paid out; null otherwise. */
  givenBackBy: v.nullable(v.string()),
});
export type Coupon = v.InferOutput<typeof Coupon>;

/**
 * Why a coupon is in the second list: `used` for a paid-out loan, `reserved` for a loan before its
 * payout, or expired.
 */
export const UnavailableReason = v.picklist(['used', 'reserved', 'expired']);
export type UnavailableReason = v.InferOutput<typeof UnavailableReason>;

export const UnavailableCoupon = v.object({
  ...Coupon.entries,
  reason: UnavailableReason,
  /** Number of the loan that uses or reserves the coupon; null for an expired coupon. */
  loanNumber: v.nullable(v.string()),
});
export type UnavailableCoupon = v.InferOutput<typeof UnavailableCoupon>;

/** A borrower's coupons, by availability (S3). */
export const Coupons = v.object({
  available: v.array(Coupon),
  unavailable: v.array(UnavailableCoupon),
});
export type Coupons = v.InferOutput<typeof Coupons>;
