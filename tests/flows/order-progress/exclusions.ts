import type { Reach } from '#tests/model/browser/reach.ts';
import {
  likeExpired,
  notForward,
  notTheFlows,
  raisesLogin,
  repeated,
  slow,
  unseen,
} from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  events: notTheFlows,
  outcomes: {
    'querySubject: network': repeated,
    'querySubject: timeout': slow,
    'querySubject: sessionEmpty': likeExpired,
    'querySubject: sessionSqueezed': likeExpired,
    ...unseen('rejectGuide'),
    ...unseen('queryBorrowQuota'),
  },
  never: {
    'anything but logging in again, where login lies above': {
      reason: 'login hides the page until the same person is back',
      is: (step, { snapshot }) =>
        snapshot.matches({ following: { watch: 'signedOut' } }) &&
        !(step.type === 'user' && step.event.type === 'session.renewed'),
    },
  },
  transitions: {
    'orderProgress.following.watch.signedOut | retry.pressed | 0': raisesLogin,
    'orderProgress.following.phase.reviewing.summary | nav.forward | 0': notForward,
    'orderProgress.following.phase.rejected.summary | nav.forward | 0': notForward,
    'orderProgress.following.phase.lending.summary | nav.forward | 0': notForward,
  },
};
