import * as v from 'valibot';
import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  checkLater,
  neverRefused,
  notForward,
  notTheFlows,
  overFirstPage,
  raisesLogin,
  unseen,
} from '#tests/model/browser/reasons.ts';

const inJourney = 'its reply is another one: journeys/bank-card-change';
const noShell = 'the walk has a native side from the start: journeys/bank-card-change';
const Question = v.object({ entering: v.picklist(['asking', 'choosingBank']) });

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  events: { ...notTheFlows, 'check.requested': checkLater },
  outcomes: {
    ...unseen('operationConfig'),
    'operationConfig: appNeeded': noShell,
    'smsCode: breaks': broken,
    'checkFaceVerification: breaks': broken,
    'moneyAction: breaks': broken,
    'moneyAction: sessionEnded': raisesLogin,
    'moneyAction: doneAndResent': inJourney,
    'moneyAction: doneElsewhere': inJourney,
  },
  never: {
    ...neverRefused,
    'back from a question': {
      reason: overFirstPage,
      is: (step, { snapshot }) =>
        step.type === 'user' && step.event.type === 'nav.back' && v.is(Question, snapshot.value),
    },
  },
  transitions: {
    'bankCardChange.changing | check.requested | 0': checkLater,
    'bankCardChange.changing | xstate.error.actor.moneyAction | 0': broken,
    'bankCardChange.verifying | nav.forward | 0': notForward,
    'bankCardChange.verifying | xstate.error.actor.smsCode | 0': broken,
    'bankCardChange.checkingFace | xstate.error.actor.checkFaceVerification | 0': broken,
    'bankCardChange.entering.asking | nav.back | 0': overFirstPage,
    'bankCardChange.entering.choosingBank | nav.back | 0': overFirstPage,
    'bankCardChange.changed | change.acknowledged | 0': inJourney,
  },
};
