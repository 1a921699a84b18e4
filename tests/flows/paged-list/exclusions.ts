import type { Reach } from '#tests/model/browser/reach.ts';
import { unseen } from '#tests/model/browser/reasons.ts';

const ofItsPage = 'its page tells it: the walk of the loan records';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: unseen('getPage'),
  events: { 'item.changed': ofItsPage },
  transitions: { 'pagedList.showing | item.changed | 0': ofItsPage },
};
