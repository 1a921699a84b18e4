import { couponsPages } from '#views/coupons/pages.ts';
import { joinPages } from '../../screens/join-pages.ts';

export const screens = joinPages(couponsPages);
export { couponsProvider as provider } from '../coupons.ts';
export { couponsFlow as descriptor } from '#machines/coupons/flow.ts';
