import * as v from 'valibot';
import { day, hour, minute } from '#domain/constants.ts';
import { lastInstant } from '#domain/primitives.ts';
import { Mobile } from '#domain/account/mobile.ts';

const units: Record<string, number> = { d: day, h: hour, m: minute, s: 1_000 };

/** Terms and schedules that start at this instant can still be displayed. */
export const latestClock = lastInstant - 3_650 * day;

/** Parsed to milliseconds. */
export const Duration = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}[dhms]$/, 'a length of time such as 3d, 12h, 30m or 90s'),
  v.transform((text) => Number(text.slice(0, -1)) * (units[text.slice(-1)] ?? 0)),
);

/** An unescaped plus arrives in a query string as a space. */
const QueriedMobile = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^ /, '+')),
  Mobile,
);

export const MobileQuery = v.object({ mobile: QueriedMobile });
export const AnyMobileQuery = v.object({ mobile: v.optional(QueriedMobile) });
/** A deleted account has no mobile. */
export const BorrowerQuery = v.union([MobileQuery, v.object({ userId: v.string() })]);
