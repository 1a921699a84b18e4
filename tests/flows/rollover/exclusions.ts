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

const untilMidnight = 'a price is good until midnight: journeys/rollover';
const expiry = 'xstate.after.untilOfferExpires.rollover.open';
const Asking = v.object({ open: v.object({ desk: v.literal('asking') }) });

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  events: { ...notTheFlows, 'check.requested': checkLater },
  outcomes: {
    ...unseen('repayDeferralDetail'),
    'rolloverRestructureInitiation: breaks': broken,
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
    'the end of a price': {
      reason: untilMidnight,
      is: (step, { timers }) =>
        step.type === 'elapse' && timers.some(({ id, left }) => id === expiry && left === step.ms),
    },
  },
  transitions: {
    [`rollover.open | ${expiry} | 0`]: untilMidnight,
    'rollover.confirming | check.requested | 0': checkLater,
    'rollover.confirming | xstate.error.actor.moneyAction | 0': broken,
    'rollover.open.desk.asking | nav.back | 0': overFirstPage,
    'rollover.open.desk.terms | nav.forward | 0': notForward,
    'rollover.open.desk.terms | nav.forward | 1': notForward,
    'rollover.open.watch.looking | xstate.error.actor.lookAgain | 1': raisesLogin,
    'rollover.open.watch.signedOut | session.renewed | 0': raisesLogin,
    'rollover.processing.looking | xstate.error.actor.lookWhetherDone | 0': raisesLogin,
    'rollover.processing.signedOut | session.renewed | 0': raisesLogin,
    'rollover.restarting | xstate.error.actor.rolloverRestructureInitiation | 0': broken,
  },
};
