import * as v from 'valibot';
import { type BrowserPart, oneCall, replyOf } from '#tests/browser/walk/harness/fixtures.ts';
import { opensPopup } from '#tests/browser/walk/harness/popups.ts';

/** Without new coupons, the lender's reply is empty. */
const NoNews = v.object({ output: v.object({ coupons: v.strictTuple([]) }) });

const { start, autoReplies } = opensPopup('coupon');

export const browser: BrowserPart = {
  starts: { any: start },
  autoReplies,
  services: {
    getCouponPopup: oneCall(
      'getCouponPopup',
      () => ({}),
      (outcome) => (v.is(NoNews, outcome) ? { data: [null] } : replyOf(outcome)),
    ),
    countdown: { asks: () => [], end: async () => undefined },
  },
  ready: { keepCouponsShown: { kept: {} } },
  leavesOut: {
    outcomes: {
      'countdown: over':
        'the coupon ends after weeks of seconds: covered by the walk of the screens',
    },
  },
};
