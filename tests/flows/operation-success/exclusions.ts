import type { Reach } from '#tests/model/browser/reach.ts';
import { raisesLogin, repeated, unseen } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: { ...unseen('queryOperation'), ...unseen('acknowledgeOperation') },
  transitions: {
    'operationSuccess.showing.acknowledging | xstate.error.actor.acknowledgeOperation | 0':
      repeated,
    'operationSuccess.showing.signedOut | session.renewed | 0': raisesLogin,
  },
};
