import type { Reach } from '#tests/model/browser/reach.ts';
import { belowIt, unseen } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  events: { 'session.renewed': belowIt },
  outcomes: {
    ...unseen('readCreditAndLoans'),
    'readCreditAndLoans: nobody': 'nobody is logged in: its page is visited in journeys/guides',
  },
  transitions: {
    'permissions.showing | session.renewed | 0': belowIt,
  },
};
