import { couponsProvider } from '#flows/coupons/provider.ts';
import { couponsMachine } from '#machines/coupons/coupons.machine.ts';
import type { CouponsPorts } from '#machines/coupons/ports.ts';
import { couponLists } from '#machines/samples/coupons.ts';
import { now } from '#machines/samples/loans.ts';
import { describePorts, type PortRows } from './table.ts';

describePorts('coupons', {
  base: couponsMachine,
  machine: ({ services }) => couponsProvider.run(services),
  ports: {
    getCoupons: [
      {
        title: 'reads usable and unusable coupons with the lender’s time',
        lender: { getCoupons: couponLists },
        asks: [['getCoupons', {}]],
        out: { ...couponLists, receivedAt: now },
      },
    ],
  } satisfies PortRows<CouponsPorts>,
});
