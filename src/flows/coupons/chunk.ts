import { couponsMachine, type CouponsPorts } from '#machines/coupons/coupons.machine.ts';
import { selectCouponsView } from '#machines/coupons/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';
import { pagesOf } from '#app/screens/pages-of.ts';
import { CouponsScreen } from './coupons.tsx';

export const provider = defineProvider({
  ports: (services): CouponsPorts => ({
    async getCoupons(_, signal) {
      return timed(services, await services.api.call('getCoupons', {}, { signal }));
    },
  }),
  machine: (ports: CouponsPorts) =>
    couponsMachine.provide({ actors: { getCoupons: actor(ports.getCoupons) } }),
});

export const pages = pagesOf<'coupons'>()({
  select: selectCouponsView,
  screens: { coupons: CouponsScreen },
});

export { couponsFlow as descriptor } from '#machines/coupons/view.ts';
