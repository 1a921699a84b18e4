import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  notForward,
  notTheFlows,
  twoAnswers,
  unreadable,
  unseen,
} from '#tests/model/browser/reasons.ts';

const anotherTab = 'it takes a second tab: journeys/money-in-two-tabs';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  starts: {
    moneyUnknown: 'an open attempt comes first at a start: journeys/money-unknown',
  },
  synchronous: ['openNativePage', 'reportExpiredCredit'],
  outcomes: {
    ...unseen('getHomepageData'),
    'openNativePage: unreadable': unreadable,
    'reportExpiredCredit: unreadable': unreadable,
    'creditCheck: breaks': broken,
    'watchAttempts: none': anotherTab,
    'watchAttempts: application': anotherTab,
    'creditCheck: replaced': twoAnswers,
    'loanStatusRouting: breaks': broken,
  },
  events: notTheFlows,
  transitions: {
    'home | attempts.changed | 0': anotherTab,
    'home | nav.forward | 0': notForward,
    'home.openingApplication | xstate.error.actor.openNativePage | 0': unreadable,
    'home.checkingCredit | xstate.error.actor.creditCheck | 0': broken,
    'home.reportingExpired | xstate.error.actor.reportExpiredCredit | 0': unreadable,
    'home.routingLoan | xstate.error.actor.loanStatusRouting | 0': broken,
  },
};
