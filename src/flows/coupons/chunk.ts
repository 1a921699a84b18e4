import { pages } from './pages.ts';
import { joinPages } from '#app/screens/join-pages.ts';

export const screens = joinPages(pages);
export { couponsProvider as provider } from './provider.ts';
export { couponsFlow as descriptor } from '#machines/coupons/flow.ts';
