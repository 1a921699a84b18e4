import * as v from 'valibot';

/** Whole pesos, never negative (S3: amounts are integers). */
export const Pesos = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Whole centavos, never negative: what was really received, where a counter takes them. */
export const Centavos = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** So many centavos make a peso. */
export const centavosOfPeso = 100;

/**
 * The years that a loan can know: none is older than the lender, and the longest is over long before
 * the last. What lies outside is a mistake, or says "never" (year 1, year 9999): no page could
 * count to it, nor could the phone tell its day. Days added to a day within stay four-digit years.
 */
export const shownYears = { first: 2000, last: 2199 } as const;

/** The first and the last moment of {@link shownYears}; in milliseconds. */
export const firstInstant = Date.UTC(shownYears.first, 0, 1);
export const lastInstant = Date.UTC(shownYears.last + 1, 0, 1) - 1;

/** A moment to show or to count to, by the server's clock: milliseconds since 1970-01-01 UTC. */
export const Instant = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(firstInstant),
  v.maxValue(lastInstant),
);

/** What a clock said, be it wrong: milliseconds since 1970-01-01 UTC, never shown nor counted with. */
export const Stamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A hundred years: no term, delay or freeze is longer. */
const mostDays = 36_500;

/** A whole number of days, never negative. */
export const Days = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostDays));

/** How many of something. */
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An instalment's number within its loan, from 1. */
export const Period = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** An opaque identifier that the server made. */
export const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
