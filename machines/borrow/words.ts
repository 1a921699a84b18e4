import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const borrowWords: MachineWords = {
  guards: {
    applicationTaken: 'the application was taken',
    borrowingClosed: 'nothing can be borrowed now',
    choiceValid: 'this amount and term can be borrowed',
    closedMeanwhile: 'it was refused because nothing can be borrowed any more',
    creditReplaced: 'the borrower has a newer credit order',
    leadsToConfirm: 'it leads to confirming',
    leadsToQuota: 'it leads to choosing the amount, and one can be borrowed',
    nothingToCheck: 'there is nothing to check',
    offerIsForChoice: 'the price is for this very choice',
    refusedAsClosed: 'nothing can be borrowed now',
    resumesAtConfirm: 'it goes on at confirming, with a choice that is possible',
    resumesAtQuota: 'it goes on at choosing the amount, and one can be borrowed',
    termsChanged: 'the terms have changed',
    termsKnown: 'price and agreement are there',
  },
  actions: {
    changeAmount: 'Take the typed amount',
    chooseTerm: 'Take the chosen term',
    dropOffer: 'Throw away the price and the agreement',
    keepApplication: 'Remember which application was tapped',
    keepLimit: 'Take the limit',
    keepOffer: 'Take the price',
    startAgreement: 'Begin with the agreement afresh',
    toggleCoupon: 'Take or leave the coupon',
    showFirstGuide: 'Let the native app explain a first loan, once',
  },
  services: {
    borrow: ran('Borrowing'),
    loadLimit: fetched('The limit, with applications and coupons'),
    previewAgreement: fetched('The agreement for this loan'),
    priceLoan: fetched('The price of the loan'),
  },
};
