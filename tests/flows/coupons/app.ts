import { couponsProvider } from '#flows/coupons/provider.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { couponLists } from '#machines/samples/coupons.ts';

/** The coupons page in the walk of the whole app. */
export const app: AppFlow<'coupons'> = {
  machine: ({ port, settings }) =>
    couponsProvider.machine(
      { getCoupons: port('getCoupons', () => ({ some: gives(couponLists), ...serverFailures })) },
      settings,
    ),
  key: ({ context: { list, coupons } }) => [list, coupons !== null],
};
