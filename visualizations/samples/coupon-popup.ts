import { gives } from '#machines/walk/service.ts';
import { coupon } from '#machines/samples/loans.ts';
import { answers, ends, pictured, type Sample } from './sample.ts';

export const samples: readonly Sample[] = [
  pictured('several', 'More new coupons than one screen holds', 'any', [
    answers(
      'getCouponPopup',
      gives({
        coupons: [100, 150, 200, 500, 1_000].map((amount) => ({
          ...coupon,
          couponId: `coupon-${amount}`,
          amount,
        })),
      }),
    ),
    ends('keepCouponsShown', 'kept'),
  ]),
];
