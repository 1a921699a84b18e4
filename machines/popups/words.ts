import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const popupsWords: MachineWords = {
  guards: {
    barred: 'money, something late or a rejection comes first',
    couponDue: 'new coupons may be shown and were not in this session',
    couponsOpened: 'the page of coupons is asked for',
    noNews: 'there are no new coupons',
    noneAllowed: 'the lender allows no popup now',
    nothingOffered: 'no better terms wait any more',
    offerAccepted: 'the person goes on to the limit',
    offerExpired: 'the last benefit ended while it was read',
    ratingDue: 'a loan ended well and was not asked about',
    reofferDue: 'better terms may be shown and were not declined lately',
  },
  actions: {
    keepWindows: 'Take what the lender allows',
    tellCouponPopup: 'Tell the popup of new coupons',
    tellRating: 'Tell the popup that asks for a rating',
    tellReoffer: 'Tell the popup of better terms',
  },
  services: {
    loanWindowConfig: fetched('What the lender allows'),
    lookAround: fetched('How the borrower stands'),
    popups: ran('The popup of home'),
  },
};
