import * as v from 'valibot';
import { restOfManilaDay } from '#domain/dates.ts';
import { type Fixtures, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';

const Told = v.object({ coupons: v.object({ receivedAt: v.number() }) });

export const fixtures: Fixtures = {
  starts: { home: opened('/mine/coupon') },
  services: { getCoupons: oneCall('getCoupons', () => ({})) },
  // The time until midnight depends on the server's clock.
  lasts: (_, context) => restOfManilaDay(v.parse(Told, context).coupons.receivedAt),
};
