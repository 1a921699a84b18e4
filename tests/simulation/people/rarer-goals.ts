import { type Goal, goals } from './goals.ts';

export const rarerGoals = {
  takeOffer: {
    words: 'to see about better terms',
    scenarios: ['reoffer'],
    steps: ['reoffer offer.accepted', ...goals.borrow.steps],
    hurts: /^reoffer /,
  },
  useNewCoupon: {
    words: 'to use a coupon that is new',
    scenarios: ['coupon-popup'],
    steps: ['couponPopup coupons.opened', ...goals.borrowWithCoupon.steps],
    hurts: /^couponPopup /,
  },
  rate: {
    words: 'to say how it went',
    scenarios: ['rating-due'],
    steps: [
      /^rating comment\.changed/,
      'rating rating.submitted',
      /^rating stars\.chosen/,
      'rating store.opened',
      'rating popup.closed',
      'goes to records',
    ],
    reached: /^rating popup\.closed/,
    hurts: /^rating (rating\.submitted|store\.opened)/,
  },
} as const satisfies Record<string, Goal>;

export type RarerGoalName = keyof typeof rarerGoals;
