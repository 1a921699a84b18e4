import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  notForward,
  notTheFlows,
  ofTheList,
  overFirstPage,
} from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: { 'loanList: breaks': broken, 'loanStatusRouting: breaks': broken },
  events: { ...notTheFlows, 'retry.pressed': ofTheList },
  never: {
    'back from the figures of a loan': {
      reason: overFirstPage,
      is: (step, { snapshot }) =>
        step.type === 'user' &&
        step.event.type === 'nav.back' &&
        snapshot.matches({ showing: 'sheet' }),
    },
  },
  transitions: {
    'records | nav.forward | 0': notForward,
    'records.showing.sheet | nav.back | 0': overFirstPage,
    'records.showing | retry.pressed | 0': ofTheList,
    'records.showing | xstate.error.actor.loanList | 0': broken,
    'records.showing.opening | xstate.error.actor.loanStatusRouting | 0': broken,
  },
};
