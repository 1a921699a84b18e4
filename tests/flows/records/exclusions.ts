import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  notForward,
  notTheFlows,
  overFirstPage,
  unseen,
} from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: { ...unseen('getLoans'), 'loanStatusRouting: breaks': broken },
  events: notTheFlows,
  never: {
    'back from the figures of a loan': {
      reason: overFirstPage,
      is: (step, { snapshot }) =>
        step.type === 'user' &&
        step.event.type === 'nav.back' &&
        snapshot.matches({ showing: { loan: 'sheet' } }),
    },
  },
  transitions: {
    'records | nav.forward | 0': notForward,
    'records.showing.loan.sheet | nav.back | 0': overFirstPage,
    'records.showing.loan.opening | xstate.error.actor.loanStatusRouting | 0': broken,
  },
};
