import { couponPopupMachine } from '#machines/coupon-popup/coupon-popup.machine.ts';
import { selectCouponPopupView } from '#machines/coupon-popup/view.ts';
import { fetched, ran, worked } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { coupon } from '#machines/samples/loans.ts';

export const couponPopupModel: MachineModel<typeof couponPopupMachine> = {
  machine: couponPopupMachine,
  starts: { any: { userKey: 'juan' } },
  services: {
    getCouponPopup: {
      news: gives({ coupons: [coupon] }),
      none: gives({ coupons: [] }),
      ...failures,
    },
    keepCouponsShown: { kept: gives(undefined), ...onThePhone },
  },
  events: {},
  invariants: {
    'C4: Coupons are stored as shown before they are shown.'({ previous, snapshot, passed }) {
      if (!snapshot.matches('showing') || previous === null) return true;
      if (passed.includes('keepCouponsShown')) return true;
      return (
        previous.matches('showing') || previous.matches('noting') || 'the coupons were not stored'
      );
    },
    'C4: The outcome is `none` only if no coupon was loaded.'({ snapshot }) {
      const { outcome, coupons } = snapshot.context;
      return outcome?.type !== 'none' || coupons.length === 0 || `${coupons.length} were named`;
    },
    'C4: No popup opens without a coupon.'({ snapshot }) {
      const view = selectCouponPopupView(snapshot);
      return view === null || view.coupons.length > 0 || 'the popup is empty';
    },
  },
  read: (snapshot) => selectCouponPopupView(snapshot),
  words: {
    guards: {
      areNews: 'there are new coupons',
    },
    services: {
      couponPopup: ran('The popup of new coupons'),
      getCouponPopup: fetched('The new coupons'),
      keepCouponsShown: worked('Storing that the coupons were shown'),
    },
  },
};
