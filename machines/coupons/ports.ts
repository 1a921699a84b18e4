import type { Coupons } from '#domain/coupon.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** What the page of coupons asks of the world. */
export type CouponsPorts = {
  getCoupons: Port<void, Timed<Coupons>>;
};
