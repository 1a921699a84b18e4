import * as v from 'valibot';

/** Whole pesos, never negative (S3: amounts are integers). */
export const Pesos = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Whole centavos, never negative. */
export const Centavos = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const centavosOfPeso = 100;

/**
 * The valid years in a loan: no loan is older than the lender, and the longest ends long before the
 * last year. Other years are an error or mean "never" (year 1, year 9999), which no page could
 * display. Adding days to a valid day keeps the year at four digits.
 */
export const shownYears = { first: 2000, last: 2199 } as const;

/** The first and the last instant of {@link shownYears}, in milliseconds. */
export const firstInstant = Date.UTC(shownYears.first, 0, 1);
export const lastInstant = Date.UTC(shownYears.last + 1, 0, 1) - 1;

/**
 * An instant for display or a countdown, by the server's clock: milliseconds since 1970-01-01 UTC.
 */
export const Instant = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(firstInstant),
  v.maxValue(lastInstant),
);

/** A clock reading that may be wrong: milliseconds since 1970-01-01 UTC, never displayed. */
export const Stamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** 100 years, longer than any term, delay or freeze. */
const mostDays = 36_500;

/** A whole number of days, never negative. */
export const Days = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostDays));

export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An instalment's number within its loan, from 1. */
export const Period = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** An opaque identifier of at most 64 characters. */
export const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
