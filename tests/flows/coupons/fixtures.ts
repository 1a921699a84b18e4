import { type Fixtures, oneCall, opened } from '#tests/browser/walk/harness/fixtures.ts';

export const fixtures: Fixtures = {
  starts: { home: opened('/mine/coupon') },
  services: { getCoupons: oneCall('getCoupons', () => ({})) },
};
