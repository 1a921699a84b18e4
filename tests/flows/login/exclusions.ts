import type { Reach } from '#tests/model/browser/reach.ts';
import { broken, repeated, slow } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: {
    'smsCode: breaks': broken,
    'mobileExists: network': repeated,
    'mobileExists: timeout': slow,
    'login: timeout': slow,
  },
  transitions: { 'login | xstate.error.actor.smsCode | 0': broken },
};
