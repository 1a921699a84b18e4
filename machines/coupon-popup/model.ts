import { couponPopupMachine } from '#machines/coupon-popup/coupon-popup.machine.ts';
import { selectCouponPopupView } from '#machines/coupon-popup/view.ts';
import { fetched, ran, worked } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { coupon, now } from '#machines/samples/loans.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import { pictured } from '#machines/walk/situation.ts';

const several = [100, 150, 200, 500, 1_000].map((amount) => ({
  ...coupon,
  couponId: `coupon-${amount}`,
  amount,
}));

export const couponPopupModel: MachineModel<typeof couponPopupMachine> = {
  machine: couponPopupMachine,
  starts: { any: { userKey: 'juan' } },
  services: {
    getCouponPopup: {
      news: gives({ coupons: [coupon], receivedAt: now }),
      endingApart: gives({
        coupons: [{ ...coupon, couponId: 'coupon-2', expiresOn: '2023-12-31' }, coupon],
        receivedAt: now,
      }),
      none: gives({ coupons: [], receivedAt: now }),
      ...failures,
    },
    keepCouponsShown: { kept: gives(undefined), ...onThePhone },
    countdown: { over: gives(undefined), breaks },
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
    'C4: The countdown runs until the first coupon on screen expires, and that coupon is then removed.'({
      step,
      previous,
      snapshot,
    }) {
      const ended = step?.type === 'settle' && step.service === 'countdown';
      if (!ended || !previous) return true;
      const [first] = previous.context.coupons.map(({ expiresOn }) => expiresOn).toSorted();
      const shown = selectCouponPopupView(snapshot)?.coupons ?? [];
      return !shown.some(({ expiresOn }) => expiresOn === first) || 'an ended coupon is shown';
    },
    'C4: No popup opens without a coupon.'({ snapshot }) {
      const view = selectCouponPopupView(snapshot);
      return view === null || view.coupons.length > 0 || 'the popup is empty';
    },
  },
  unreachedInApp: {
    'couponPopup.expired': 'A coupon ends at midnight; the walk of the whole app ends earlier.',
  },
  read: (snapshot) => selectCouponPopupView(snapshot),
  situations: [
    pictured(
      'several',
      'More new coupons than one screen holds',
      'any/getCouponPopup=own/keepCouponsShown=kept',
      { getCouponPopup: gives({ coupons: several, receivedAt: now }) },
    ),
  ],
  words: {
    guards: {
      areNews: 'there are new coupons',
      othersAreValid: 'another coupon on screen is still valid',
    },
    actions: {
      dropEnded: 'Remove the coupons that ended',
    },
    services: {
      couponPopup: ran('The popup of new coupons'),
      getCouponPopup: fetched('The new coupons'),
      keepCouponsShown: worked('Storing that the coupons were shown'),
    },
  },
};
