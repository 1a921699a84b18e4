import { couponsMachine } from '#machines/coupons/coupons.machine.ts';
import type { CouponsPorts } from '#machines/coupons/ports.ts';
import { actor } from '#machines/shared/ports.ts';
import { defineProvider, timed } from '#app/flows/provider.ts';

export const couponsProvider = defineProvider({
  ports: (services): CouponsPorts => ({
    async getCoupons(_, signal) {
      return timed(services, await services.api.call('getCoupons', {}, { signal }));
    },
  }),
  machine: (ports: CouponsPorts) =>
    couponsMachine.provide({ actors: { getCoupons: actor(ports.getCoupons) } }),
});
