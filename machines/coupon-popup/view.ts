import type { SnapshotFrom } from 'xstate';
import type { couponPopupMachine } from './coupon-popup.machine.ts';

/** What the coupon popup shows; null while it is not open. */
export function selectCouponPopupView(snapshot: SnapshotFrom<typeof couponPopupMachine>) {
  return snapshot.matches('showing') ? { coupons: snapshot.context.coupons } : null;
}

export type CouponPopupView = NonNullable<ReturnType<typeof selectCouponPopupView>>;
