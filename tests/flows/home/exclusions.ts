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

const known = 'what was last known needs an earlier visit: journeys/last-known';
const noLine = 'a line that is down at the start: journeys/last-known';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  starts: {
    moneyUnknown: 'an open attempt comes first at a start: journeys/money-unknown',
  },
  synchronous: ['openNativePage', 'reportExpiredCredit'],
  outcomes: {
    ...unseen('getHomepageData'),
    ...unseen('refundOverpayment'),
    'openNativePage: unreadable': unreadable,
    'reportExpiredCredit: unreadable': unreadable,
    'creditCheck: breaks': broken,
    'watchAttempts: none': anotherTab,
    'watchAttempts: application': anotherTab,
    'watchLastKnown: due': known,
    'watchLastKnown: ofAnotherDay': known,
    'watchLastKnown: nothingDue': known,
    'watchLastKnown: gone': known,
    'creditCheck: replaced': twoAnswers,
    'loanStatusRouting: breaks': broken,
  },
  events: notTheFlows,
  transitions: {
    'home.unanswered | lastKnown.changed | 0': known,
    'home.unanswered.loading | xstate.error.actor.getHomepageData | 0': noLine,
    'home.unanswered.offline | connection.restored | 0': noLine,
    'home.unanswered.offline | page.refreshed | 0': noLine,
    'home.unanswered.offline | page.shown | 0': noLine,
    'home.unanswered.offline | retry.pressed | 0': noLine,
    'home.unanswered.offline | session.renewed | 0': noLine,
    'home.unanswered.offline.asking | xstate.done.actor.askAgain | 0': noLine,
    'home.unanswered.offline.asking | xstate.error.actor.askAgain | 0': noLine,
    'home.unanswered.offline.asking | xstate.error.actor.askAgain | 1': noLine,
    'home.unanswered.offline.waiting | xstate.after.untilTriedAgain.home.unanswered.offline.waiting | 0':
      noLine,
    'home | attempts.changed | 0': anotherTab,
    'home | nav.forward | 0': notForward,
    'home.openingApplication | xstate.error.actor.openNativePage | 0': unreadable,
    'home.checkingCredit | xstate.error.actor.creditCheck | 0': broken,
    'home.reportingExpired | xstate.error.actor.reportExpiredCredit | 0': unreadable,
    'home.routingLoan | xstate.error.actor.loanStatusRouting | 0': broken,
  },
};
