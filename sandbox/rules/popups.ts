import { day } from '#domain/constants.ts';

/** What the lender decides about the popups of home: times in milliseconds by the borrower's clock. */
export const popupRules = {
  /**
   * The law's caps are for loans of up to 10,000 pesos and four months (`#domain/caps.ts`). The
   * temporary part of the limit and the free days lead beyond both: better terms take no borrower's
   * protection away, so the lender keeps to the caps there as well.
   */
  reoffer: {
    /** The temporary part of the limit, in pesos. */
    temporaryCredit: 2_000,
    /** What is taken off the interest, as a share: a multiple of ten per cent (specification, section 9). */
    interestOff: 0.2,
    /** Days by which every payment is later, without interest. */
    freeDays: 7,
    /** How long each benefit holds from when it is offered. */
    holds: { higherLimit: 3 * day, lowerInterest: 2 * day, extraDays: day },
    /** After a "no" it is not shown for so many days. */
    quietDays: 7,
    /** The loan whose total is compared, in pesos. */
    exampleAmount: 5_000,
  },
  /** How long a coupon is news from when it is given. */
  couponNews: 3 * day,
  /** How long after a loan was paid back a rating may still be asked for. */
  ratingWindow: 14 * day,
  storeUrl: 'https://play.google.com/store/apps/details?id=ph.hiram.app',
} as const;
