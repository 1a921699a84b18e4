import type { Reach } from '#tests/model/browser/reach.ts';
import { broken, notForward, notTheFlows, unseen } from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: { ...unseen('getLoans'), 'loanStatusRouting: breaks': broken },
  events: notTheFlows,
  transitions: {
    'records | nav.forward | 0': notForward,
    'records.showing.loan.opening | xstate.error.actor.loanStatusRouting | 0': broken,
  },
};
