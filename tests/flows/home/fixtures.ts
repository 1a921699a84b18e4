import { type Fixtures, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';
import { creditCheck, loanStatusRouting } from '#tests/browser/walk/harness/children.ts';

export const fixtures: Fixtures = {
  starts: { juan: opened('/') },
  autoReplies: {},
  services: {
    getHomepageData: oneCall('getHomepageData', () => ({})),
    refundOverpayment: oneCall('refundOverpayment', () => ({})),
    creditCheck,
    loanStatusRouting,
  },
  ready: {
    openNativePage: { opened: { muted: [] }, noApp: { muted: ['openPage'] } },
    reportExpiredCredit: { opened: { muted: [] }, noApp: { muted: ['expiredCreditOrRisk'] } },
  },
};
