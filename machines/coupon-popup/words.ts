import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const couponPopupWords: MachineWords = {
  guards: {
    areNews: 'there are new coupons',
  },
  services: {
    couponPopup: ran('The popup of new coupons'),
    getCouponPopup: fetched('The new coupons'),
    keepCouponsShown: worked('Noting that the coupons were shown'),
  },
};
