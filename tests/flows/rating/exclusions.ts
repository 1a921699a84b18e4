import type { Reach } from '#tests/model/browser/reach.ts';
import { unreadable, unseen } from '#tests/model/browser/reasons.ts';

const gone = 'the page itself is led to the store: journeys/popups';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  synchronous: ['keepRatingAsked'],
  outcomes: {
    ...unseen('userSubmitRating'),
    'keepRatingAsked: unreadable': unreadable,
    'openStore: byPage': gone,
    'openStore: unreadable': unreadable,
  },
  transitions: {
    'rating.noting | xstate.error.actor.keepRatingAsked | 0': unreadable,
    'rating.openingStore | xstate.done.actor.openStore | 0': gone,
    'rating.openingStore | xstate.error.actor.openStore | 0': unreadable,
  },
};
