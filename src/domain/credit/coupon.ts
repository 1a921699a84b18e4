import * as v from 'valibot';
import { addDays, IsoDate, startOfManilaDay } from '../dates.ts';
import { Id, Pesos } from '../primitives.ts';

/** Reduces a loan's interest by `amount` pesos (S3). */
export const Coupon = v.object({
  couponId: Id,
  amount: Pesos,
  expiresOn: IsoDate,
  minLoanAmount: Pesos,
  rules: v.string(),
  /** Number of the loan that returned the coupon because it was not paid out. */
  givenBackBy: v.nullable(v.string()),
  /** That loan waits for another payout account, and then takes the coupon again. */
  waitsForAccount: v.optional(v.literal(true)),
});
export type Coupon = v.InferOutput<typeof Coupon>;

/** The midnight in Manila at which the coupon ends, in milliseconds. */
export const endOf = ({ expiresOn }: Pick<Coupon, 'expiresOn'>): number =>
  startOfManilaDay(addDays(expiresOn, 1));

/**
 * `reserved` for a loan before its payout, while the loan can give the coupon back; `used` for a
 * paid-out loan, and for one whose coupon has expired meanwhile.
 */
export const UnavailableReason = v.picklist(['used', 'reserved', 'expired', 'aboveLimit']);
export type UnavailableReason = v.InferOutput<typeof UnavailableReason>;

export const UnavailableCoupon = v.object({
  ...Coupon.entries,
  reason: UnavailableReason,
  loanNumber: v.nullable(v.string()),
});
export type UnavailableCoupon = v.InferOutput<typeof UnavailableCoupon>;

export const Coupons = v.object({
  available: v.array(Coupon),
  unavailable: v.array(UnavailableCoupon),
});
export type Coupons = v.InferOutput<typeof Coupons>;
