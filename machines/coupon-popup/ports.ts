import type { Coupon } from '#domain/credit/coupon.ts';
import type { Port } from '#machines/shared/ports.ts';

export type CouponPopupPorts = {
  getCouponPopup: Port<void, { coupons: readonly Coupon[] }>;
  /** In this tab, because the coupons are shown once a session. */
  keepCouponsShown: Port<{ userKey: string }, void>;
};
