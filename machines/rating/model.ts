import { ratingMachine } from '#machines/rating/rating.machine.ts';
import { selectRatingView } from '#machines/rating/view.ts';
import { ran, worked } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { situation } from '#machines/walk/situation.ts';
import { failures, onThePhone, refusals } from '#machines/samples/failures.ts';

const storeUrl = 'https://play.google.com/store/apps/details?id=ph.hiram.app';

export const ratingModel: MachineModel<typeof ratingMachine> = {
  machine: ratingMachine,
  starts: { any: { userKey: 'juan', loanOrderId: 'loan-2' } },
  services: {
    keepRatingAsked: {
      kept: gives(null),
      begun: gives({ loanOrderId: 'loan-2', stars: 4, comment: 'The fees are clear.' }),
      ...onThePhone,
    },
    userSubmitRating: {
      given: gives({ storeUrl }),
      withoutStore: gives({ storeUrl: null }),
      ...failures,
      ...refusals('notFound'),
    },
    openStore: {
      byShell: gives({ leaving: false }),
      byPage: gives({ leaving: true }),
      ...onThePhone,
    },
  },
  events: {
    'stars.chosen': [
      { type: 'stars.chosen', stars: 1 },
      { type: 'stars.chosen', stars: 5 },
    ],
    'comment.changed': [{ type: 'comment.changed', comment: 'Quick and clear.' }],
  },
  offers(event, snapshot) {
    const { stars, comment } = snapshot.context;
    if (event.type === 'stars.chosen') return event.stars !== stars;
    if (event.type === 'comment.changed') return event.comment !== comment;
    return true;
  },
  invariants: {
    'G1: The request is stored before the popup opens.'({ previous, snapshot }) {
      if (!snapshot.matches('asking') || previous === null) return true;
      return (
        previous.matches('noting') || !previous.matches('closed') || 'the request was not stored'
      );
    },
    'G2: The thanks offer the store exactly if its page is known, for any number of stars.'({
      snapshot,
      services,
    }) {
      const view = selectRatingView(snapshot);
      if (services.has('openStore')) return view?.store === true || 'there is no store';
      if (!view?.thanked) return true;
      const offered = snapshot.can({ type: 'store.opened' });
      return offered === (snapshot.context.storeUrl !== null) || 'the stars decide';
    },
    'G2: The thanks stay on screen while the store page opens.'({ previous, snapshot, step }) {
      if (step?.type !== 'settle' || step.outcome !== 'byPage') return true;
      return (
        !previous?.matches('openingStore') || snapshot.matches('thanking') || 'the thanks close'
      );
    },
    'G2: The popup can be closed at any time, except while the store opens.'({ snapshot }) {
      if (snapshot.matches('openingStore') || selectRatingView(snapshot) === null) return true;
      const closes = snapshot.can({ type: 'popup.closed' }) && snapshot.can({ type: 'nav.back' });
      return closes || `the borrower is held in ${JSON.stringify(snapshot.value)}`;
    },
    'G2: Closing the form never loses a typed comment.'({ previous, snapshot }) {
      if (!snapshot.matches('closed') || !previous?.matches('asking')) return true;
      return previous.context.comment === '' || 'the comment is lost';
    },
    'G2: A failed rating keeps its stars and comment.'({ previous, snapshot, step }) {
      if (step?.type !== 'settle' || !previous?.matches('submitting')) return true;
      const { stars, comment } = snapshot.context;
      const isUnchanged = stars === previous.context.stars && comment === previous.context.comment;
      return isUnchanged || 'the stars or the comment changed';
    },
  },
  read: (snapshot) => selectRatingView(snapshot),
  situations: [
    situation(
      'refused',
      'any/keepRatingAsked=kept/stars.chosen/rating.submitted/userSubmitRating=notFound',
    ),
  ],
  words: {
    guards: {
      commentTyped: 'a comment is typed',
      pageLeaves: 'this page itself opens the store',
      starsChosen: 'the borrower chose stars',
      storeKnown: 'the store’s page is known',
    },
    actions: {
      discardComment: 'Delete the comment',
      restoreDraft: 'Restore the stored draft',
      keepComment: 'Store the comment',
      keepStars: 'Store the stars',
      keepStore: 'Store the store’s page',
    },
    services: {
      keepRatingAsked: worked('Storing that the app asked for a rating'),
      openStore: worked('Opening the store'),
      rating: ran('The rating popup'),
      userSubmitRating: worked('Sending the rating'),
    },
  },
};
