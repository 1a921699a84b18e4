import { ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const ratingWords: MachineWords = {
  guards: {
    pageLeaves: 'this page itself is led there',
    starsChosen: 'stars are chosen',
    storeKnown: 'the store’s page is known',
  },
  actions: {
    keepComment: 'Take the comment',
    keepStars: 'Take the stars',
    keepStore: 'Take the page of the store',
  },
  services: {
    keepRatingAsked: worked('Noting that the rating was asked for'),
    openStore: worked('Opening the store'),
    rating: ran('The popup that asks for a rating'),
    userSubmitRating: worked('Sending the rating'),
  },
};
