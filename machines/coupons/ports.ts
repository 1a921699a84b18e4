import type { Coupons } from '#domain/credit/coupon.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type CouponsPorts = {
  getCoupons: Port<void, Timed<Coupons>>;
};
