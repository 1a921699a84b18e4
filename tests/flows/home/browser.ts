import { type BrowserPart } from '#tests/browser/walk/harness/fixtures.ts';
import { twoAnswers } from '#tests/model/browser/reasons.ts';

const anotherTab = 'it needs a second tab: covered by the walk of the screens';

const known = 'the last known amounts need an earlier visit: journeys/first-page';

export const browser: BrowserPart = {
  ready: {
    openNativePage: { opened: { muted: [] }, noApp: { muted: ['openPage'] } },
    reportExpiredCredit: { opened: { muted: [] }, noApp: { muted: ['expiredCreditOrRisk'] } },
  },
  leavesOut: {
    starts: {
      moneyUnknown: 'a start with an open attempt opens its flow, not home: journeys/money/money',
    },
    outcomes: {
      'watchAttempts: none': anotherTab,
      'watchAttempts: application': anotherTab,
      'watchLastKnown: due': known,
      'watchLastKnown: ofAnotherDay': known,
      'watchLastKnown: nothingDue': known,
      'watchLastKnown: gone': known,
      'creditCheck: replaced': twoAnswers,
    },
  },
};
