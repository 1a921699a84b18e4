import type { Reach } from '#tests/model/browser/reach.ts';
import { unreadable, unseen } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  synchronous: ['keepCouponsShown'],
  outcomes: { ...unseen('getCouponPopup'), 'keepCouponsShown: unreadable': unreadable },
  transitions: {
    'couponPopup.noting | xstate.error.actor.keepCouponsShown | 0': unreadable,
  },
};
