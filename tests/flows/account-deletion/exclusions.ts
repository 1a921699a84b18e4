import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  checkLater,
  neverRefused,
  overFirstPage,
  raisesLogin,
  unseen,
} from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  events: { 'check.requested': checkLater },
  outcomes: {
    ...unseen('deletionBlockers'),
    'smsCode: breaks': broken,
    'moneyAction: breaks': broken,
    'moneyAction: sessionEnded': raisesLogin,
  },
  never: {
    ...neverRefused,
    'back from the question': {
      reason: overFirstPage,
      is: (step, { snapshot }) =>
        step.type === 'user' &&
        step.event.type === 'nav.back' &&
        snapshot.matches({ verifying: 'asking' }),
    },
  },
  transitions: {
    'accountDeletion.deleting | check.requested | 0': checkLater,
    'accountDeletion.deleting | xstate.error.actor.moneyAction | 0': broken,
    'accountDeletion.verifying | xstate.error.actor.smsCode | 0': broken,
    'accountDeletion.verifying.asking | nav.back | 0': overFirstPage,
  },
};
