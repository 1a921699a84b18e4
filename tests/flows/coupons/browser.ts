import * as v from 'valibot';
import { restOfManilaDay } from '#domain/dates.ts';
import { type BrowserPart } from '#tests/browser/walk/harness/fixtures.ts';

const ContextWithCoupons = v.object({ coupons: v.object({ receivedAt: v.number() }) });

export const browser: BrowserPart = {
  // The time until midnight depends on the server's clock.
  lasts: (_, context) => restOfManilaDay(v.parse(ContextWithCoupons, context).coupons.receivedAt),
};
