import { day } from '#domain/constants.ts';

/**
 * Configuration of the popups on the home page. Times are in milliseconds by the borrower's clock.
 */
export const popupRules = {
  /**
   * The legal caps apply to loans of up to 10,000 pesos and four months (`#domain/loans/caps.ts`).
   * The temporary credit and the free days exceed both, but better terms must not reduce the
   * borrower's protection, so the lender applies the caps to these loans too.
   */
  reoffer: {
    temporaryCredit: 2_000,
    /** A multiple of ten per cent (specification, section 9). */
    interestOff: 0.2,
    /** Days without interest. They postpone every due date. */
    freeDays: 7,
    holds: { higherLimit: 3 * day, lowerInterest: 2 * day, extraDays: day },
    /** Days for which the popup is not shown after the borrower declined. */
    quietDays: 7,
    exampleAmount: 5_000,
  },
  /** A coupon is announced within this time after its grant. */
  couponNews: 3 * day,
  /** Time after the settlement of a loan in which the app may ask for a rating. */
  ratingWindow: 14 * day,
  storeUrl: 'https://play.google.com/store/apps/details?id=ph.hiram.app',
} as const;
