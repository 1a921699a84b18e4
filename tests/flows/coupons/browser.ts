import * as v from 'valibot';
import { restOfManilaDay } from '#domain/dates.ts';
import { type BrowserPart } from '#tests/browser/walk/harness/fixtures.ts';

const Told = v.object({ coupons: v.object({ receivedAt: v.number() }) });

/** How the built app plays this machine, and what the browser leaves out. */
export const browser: BrowserPart = {
  // The time until midnight depends on the server's clock.
  lasts: (_, context) => restOfManilaDay(v.parse(Told, context).coupons.receivedAt),
};
