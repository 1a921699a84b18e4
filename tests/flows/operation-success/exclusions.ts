import type { Reach } from '#tests/model/browser/reach.ts';
import { unseen } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: { ...unseen('queryOperation'), ...unseen('acknowledgeOperation') },
};
