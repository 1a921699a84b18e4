import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  checkLater,
  neverRefused,
  notForward,
  notTheFlows,
  raisesLogin,
  twoAnswers,
  unreadable,
  unseen,
} from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  synchronous: ['reportExpiredCredit'],
  events: { ...notTheFlows, 'check.requested': checkLater },
  outcomes: {
    ...unseen('loadLimit'),
    ...unseen('priceLoan'),
    ...unseen('previewAgreement'),
    'reportExpiredCredit: unreadable': unreadable,
    'creditCheck: breaks': broken,
    'creditCheck: replaced': twoAnswers,
    'loanStatusRouting: breaks': broken,
    'moneyAction: breaks': broken,
    'moneyAction: sessionEnded': raisesLogin,
  },
  never: neverRefused,
  transitions: {
    'borrow.applying | check.requested | 0': checkLater,
    'borrow.applying | xstate.error.actor.moneyAction | 0': broken,
    'borrow.applying | xstate.error.actor.moneyAction | 1': broken,
    'borrow.confirm.checkingCredit | xstate.done.actor.creditCheck | 0': twoAnswers,
    'borrow.confirm.checkingCredit | xstate.error.actor.creditCheck | 0': broken,
    'borrow.confirm.reportingExpired | xstate.error.actor.reportExpiredCredit | 0': unreadable,
    'borrow.confirm.reviewingTerms | nav.forward | 0': notForward,
    'borrow.limit | nav.forward | 0': notForward,
    'borrow.renewing.checkingCredit | xstate.error.actor.creditCheck | 0': broken,
    'borrow.renewing.reportingExpired | xstate.error.actor.reportExpiredCredit | 0': unreadable,
    'borrow.openingApplication | xstate.error.actor.loanStatusRouting | 0': broken,
    'borrow.quota.priced | nav.forward | 0': notForward,
  },
};
