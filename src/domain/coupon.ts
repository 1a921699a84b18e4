import * as v from 'valibot';
import { IsoDate } from './dates.ts';
import { Id, Pesos } from './primitives.ts';

/** An interest coupon (S3): takes `amount` pesos off a loan's interest. */
export const Coupon = v.object({
  couponId: Id,
  amount: Pesos,
  expiresOn: IsoDate,
  minLoanAmount: Pesos,
  rules: v.string(),
});
export type Coupon = v.InferOutput<typeof Coupon>;

/** A borrower's coupons, by availability (S3). */
export const Coupons = v.object({ available: v.array(Coupon), unavailable: v.array(Coupon) });
export type Coupons = v.InferOutput<typeof Coupons>;
