import { joinPages } from '#app/screens/join-pages.ts';
import { selectCouponsView } from '#machines/coupons/view.ts';
import { pagesOf } from '#views/shared/flow-pages.ts';
import { CouponsScreen } from './coupons.tsx';

export const pages = pagesOf<'coupons'>()({
  select: selectCouponsView,
  screens: { coupons: CouponsScreen },
});

export const screens = joinPages(pages);
export { couponsProvider as provider } from './provider.ts';
export { couponsFlow as descriptor } from '#machines/coupons/view.ts';
