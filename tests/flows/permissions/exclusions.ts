import type { Reach } from '#tests/model/browser/reach.ts';
import { belowIt, unseen } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  starts: { anybody: 'nobody to ask about: its page is visited in journeys/guides' },
  events: { 'session.renewed': belowIt },
  outcomes: unseen('readCreditAndLoans'),
  transitions: {
    'permissions.choosing | always | 1': 'nobody to ask about: journeys/guides',
    'permissions.showing | session.renewed | 0': belowIt,
  },
};
