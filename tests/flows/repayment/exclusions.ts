import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  checkLater,
  neverRefused,
  notForward,
  notTheFlows,
  unseen,
} from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  events: { ...notTheFlows, 'check.requested': checkLater },
  outcomes: {
    ...unseen('queryPendingRepayPlan'),
    ...unseen('queryRepayOrderDetail'),
    'moneyAction: breaks': broken,
  },
  never: neverRefused,
  transitions: {
    'repayment.due | nav.forward | 0': notForward,
    'repayment.due | nav.forward | 1': notForward,
    'repayment.paying | check.requested | 0': checkLater,
    'repayment.paying | xstate.error.actor.moneyAction | 0': broken,
  },
};
