import { selectCouponsView } from '#machines/coupons/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { CouponsScreen } from './coupons.tsx';

/** The screen of the flow. */
export const pages = pagesOf<'coupons'>()({
  select: selectCouponsView,
  screens: { coupons: CouponsScreen },
});
