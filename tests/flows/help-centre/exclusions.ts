import type { Reach } from '#tests/model/browser/reach.ts';
import { belowIt, raisesLogin, unreadable, unseen } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  synchronous: ['readHelpStanding'],
  events: { 'session.renewed': belowIt },
  outcomes: {
    ...unseen('customerServiceEntrance'),
    ...unseen('hasUnreadMessage'),
    ...unseen('listQuestion'),
    ...unseen('voteOnQuestion'),
    'readHelpStanding: otherLanguage': 'the walk speaks one language: journeys/help',
    'readHelpStanding: signedOut': 'who is not logged in is another start: journeys/help',
    'readHelpStanding: unreadable': unreadable,
  },
  transitions: {
    'helpCentre.articles | session.renewed | 0': belowIt,
    'helpCentre.articles.reading | xstate.error.actor.readHelpStanding | 0': unreadable,
    'helpCentre.page.article.voting | xstate.error.actor.voteOnQuestion | 0': raisesLogin,
    'helpCentre.page.centre.requests.settled | session.renewed | 0': belowIt,
    'helpCentre.page.centre.ways.failed | session.renewed | 0': belowIt,
  },
};
