import type { SnapshotFrom } from 'xstate';
import { selectCouponPopupView } from '#machines/coupon-popup/view.ts';
import { selectRatingView } from '#machines/rating/view.ts';
import { selectReofferView } from '#machines/reoffer/view.ts';
import type { popupsMachine } from './popups.machine.ts';

/** The open popup, by its machine; all null without one. */
export function selectPopupsView({ children }: SnapshotFrom<typeof popupsMachine>) {
  const { reoffer, couponPopup, rating } = children;
  return {
    reoffer: reoffer ? selectReofferView(reoffer.getSnapshot()) : null,
    couponPopup: couponPopup ? selectCouponPopupView(couponPopup.getSnapshot()) : null,
    rating: rating ? selectRatingView(rating.getSnapshot()) : null,
  };
}
