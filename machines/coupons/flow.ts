import { defineFlow } from '#machines/shared/flow.ts';
import type { couponsMachine } from './coupons.machine.ts';

/** `/mine/coupon`: the borrower's interest coupons. */
export const couponsFlow = defineFlow<typeof couponsMachine>()({
  id: 'coupons',
  label: 'Coupons',
  description: 'Interest coupons: usable ones, and the others with the reason.',
  input: () => ({}),
  after: () => ({ page: 'home', query: {} }),
});
