import * as v from 'valibot';
import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  checkLater,
  likeExpired,
  neverRefused,
  notForward,
  notTheFlows,
  overFirstPage,
  raisesLogin,
  repeated,
  slow,
  unseen,
} from '#tests/model/browser/reasons.ts';

const Asking = v.object({ offered: v.object({ confirmation: v.literal('asking') }) });

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  events: { ...notTheFlows, 'check.requested': checkLater },
  outcomes: {
    'queryRestructure: network': repeated,
    'queryRestructure: timeout': slow,
    'queryRestructure: sessionEmpty': likeExpired,
    'queryRestructure: sessionSqueezed': likeExpired,
    ...unseen('previewRestructureAgreement'),
    'moneyAction: breaks': broken,
    'moneyAction: sessionEnded': raisesLogin,
  },
  never: {
    ...neverRefused,
    'back from the question before confirming': {
      reason: overFirstPage,
      is: (step, { snapshot }) =>
        step.type === 'user' && step.event.type === 'nav.back' && v.is(Asking, snapshot.value),
    },
    'anything but logging in again, where login lies above': {
      reason: 'login hides the page until the same person is back',
      is: (step, { snapshot }) =>
        snapshot.matches({ reviewing: 'signedOut' }) &&
        !(step.type === 'user' && step.event.type === 'session.renewed'),
    },
  },
  transitions: {
    'restructure.reviewing.signedOut | retry.pressed | 0': raisesLogin,
    'restructure.offered.describing | nav.forward | 0': notForward,
    'restructure.offered.planning | nav.forward | 0': notForward,
    'restructure.offered.confirmation.reviewingTerms | nav.forward | 0': notForward,
    'restructure.offered.confirmation.asking | nav.back | 0': overFirstPage,
    'restructure.confirming | check.requested | 0': checkLater,
    'restructure.confirming | xstate.error.actor.moneyAction | 0': broken,
  },
};
