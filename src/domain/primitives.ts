import * as v from 'valibot';

/** Whole pesos, never negative (S3: amounts are integers). */
export const Pesos = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Milliseconds since 1970-01-01 UTC, by the server's clock. */
export const Instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A whole number of days, never negative. */
export const Days = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An instalment's number within its loan, from 1. */
export const Period = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** An opaque identifier that the server made. */
export const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
