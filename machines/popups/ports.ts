import type { Homepage } from '#domain/loans/home.ts';
import type { LoanWindows } from '#domain/operations/operation-config.ts';
import type { RatingAsked } from '#domain/credit/popups.ts';
import type { CouponPopupPorts } from '#machines/coupon-popup/ports.ts';
import type { RatingPorts } from '#machines/rating/ports.ts';
import type { ReofferPorts } from '#machines/reoffer/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** How a borrower stands at the moment, and what this phone remembers of earlier popups. */
export type Standing = Timed<{
  homepage: Homepage;
  /** Whether an attempt to move money has an outcome that is not known. */
  moneyOpen: boolean;
  /** When better terms were declined last, by the server's clock; null where they never were. */
  reofferDeclinedAt: number | null;
  /** Whether new coupons were shown in this session. */
  couponsShown: boolean;
  ratingAsked: RatingAsked | null;
}>;

/** The ports of the popups of home. */
export type PopupsPorts = ReofferPorts &
  CouponPopupPorts &
  RatingPorts & {
    /** Which popups the lender allows now. */
    loanWindowConfig: Port<void, LoanWindows>;
    lookAround: Port<{ userKey: string }, Standing>;
  };
