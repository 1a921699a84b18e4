import type { Coupon } from '#domain/credit/coupon.ts';
import type { Port } from '#machines/shared/ports.ts';

/** The ports of the coupon popup. */
export type CouponPopupPorts = {
  /** New coupons; empty without any. */
  getCouponPopup: Port<void, { coupons: readonly Coupon[] }>;
  /** Stores in this tab that they were shown: once a session is enough. */
  keepCouponsShown: Port<{ userKey: string }, void>;
};
