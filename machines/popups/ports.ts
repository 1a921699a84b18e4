import type { Homepage } from '#domain/loans/home.ts';
import type { LoanWindows } from '#domain/operations/operation-config.ts';
import type { RatingRequest } from '#domain/credit/popups.ts';
import type { CouponPopupPorts } from '#machines/coupon-popup/coupon-popup.machine.ts';
import type { RatingPorts } from '#machines/rating/rating.machine.ts';
import type { ReofferPorts } from '#machines/reoffer/reoffer.machine.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type Standing = Timed<{
  homepage: Homepage;
  /** Whether a money attempt has an unknown outcome. */
  moneyOpen: boolean;
  /** The last answer to better terms, by the server's clock; null without one. */
  reofferAnsweredAt: number | null;
  /** Whether new coupons were shown in this tab. */
  couponsShown: boolean;
  ratingAsked: RatingRequest | null;
}>;

export type PopupsPorts = ReofferPorts &
  CouponPopupPorts &
  RatingPorts & {
    loanWindowConfig: Port<void, LoanWindows>;
    lookAround: Port<{ userKey: string }, Standing>;
  };
