import type { Coupon } from '#domain/credit/coupon.ts';
import type { Port } from '#machines/shared/ports.ts';

export type CouponPopupPorts = {
  getCouponPopup: Port<void, { coupons: readonly Coupon[] }>;
  /** Stores in this tab that the coupons were shown, because they are shown once a session. */
  keepCouponsShown: Port<{ userKey: string }, void>;
};
