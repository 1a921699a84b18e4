import type { Reach } from '#tests/model/browser/reach.ts';
import { raisesLogin, unseen } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: unseen('fetchVirtualAccount'),
  transitions: {
    'offlinePayment.open.watch.asking | xstate.error.actor.lookAgain | 0': raisesLogin,
    'offlinePayment.open.watch.signedOut | retry.pressed | 0': raisesLogin,
    'offlinePayment.open.watch.signedOut | session.renewed | 0': raisesLogin,
  },
};
