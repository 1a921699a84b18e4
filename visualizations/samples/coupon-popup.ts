import { gives } from '#machines/walk/service.ts';
import { coupon, now } from '#machines/samples/loans.ts';
import { pictured, type Sample } from './sample.ts';

const several = [100, 150, 200, 500, 1_000].map((amount) => ({
  ...coupon,
  couponId: `coupon-${amount}`,
  amount,
}));

export const samples: readonly Sample[] = [
  pictured(
    'several',
    'More new coupons than one screen holds',
    'any/getCouponPopup=own/keepCouponsShown=kept',
    { getCouponPopup: gives({ coupons: several, receivedAt: now }) },
  ),
];
