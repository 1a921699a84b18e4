import type { SnapshotFrom } from 'xstate';
import type { couponPopupMachine } from './coupon-popup.machine.ts';

/** The view of the coupon popup; null while it is closed. */
export function selectCouponPopupView(snapshot: SnapshotFrom<typeof couponPopupMachine>) {
  return snapshot.matches('showing') ? { coupons: snapshot.context.coupons } : null;
}

export type CouponPopupView = NonNullable<ReturnType<typeof selectCouponPopupView>>;
