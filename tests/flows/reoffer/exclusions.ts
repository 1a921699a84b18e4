import * as v from 'valibot';
import type { Reach } from '#tests/model/browser/reach.ts';
import { broken, unreadable, unseen } from '#tests/model/browser/reasons.ts';

const Counting = v.object({ until: v.number() });

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  synchronous: ['keepReofferDeclined'],
  outcomes: {
    ...unseen('checkReoffer'),
    ...unseen('getReofferPopup'),
    'keepReofferDeclined: unreadable': unreadable,
    'countdown: breaks': broken,
  },
  never: {
    'a benefit that ends before one with less time': {
      reason: 'one clock counts for all of them',
      is(step, { services }) {
        if (step.type !== 'settle') return false;
        const untilOf = (input: unknown) => (v.is(Counting, input) ? input.until : null);
        const ends = untilOf(services.get(step.service)?.input);
        return (
          ends !== null &&
          [...services.values()].some(({ input }) => (untilOf(input) ?? ends) < ends)
        );
      },
    },
  },
  transitions: {
    'reoffer.declining | xstate.error.actor.keepReofferDeclined | 0': unreadable,
    'reoffer.offering.higherLimit.holding | xstate.error.actor.higherLimit | 0': broken,
    'reoffer.offering.lowerInterest.holding | xstate.error.actor.lowerInterest | 0': broken,
    'reoffer.offering.extraDays.holding | xstate.error.actor.extraDays | 0': broken,
  },
};
