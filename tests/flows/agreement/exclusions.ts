import type { Reach } from '#tests/model/browser/reach.ts';
import { unreadable } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  synchronous: ['readStoredAgreement'],
  outcomes: { 'readStoredAgreement: unreadable': unreadable },
  transitions: {
    'agreement.reading | xstate.error.actor.readStoredAgreement | 0': unreadable,
    'agreement.failed | retry.pressed | 0': unreadable,
  },
};
