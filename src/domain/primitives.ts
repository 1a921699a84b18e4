import * as v from 'valibot';

/** Whole pesos (S3). */
export const Pesos = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const Centavos = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const centavosOfPeso = 100;

/** The years that pages display. Other years are an error or mean "never" (year 1, year 9999). */
export const shownYears = { first: 2000, last: 2199 } as const;

export const firstInstant = Date.UTC(shownYears.first, 0, 1);
export const lastInstant = Date.UTC(shownYears.last + 1, 0, 1) - 1;

/** Milliseconds since 1970 by the server's clock, in one of the {@link shownYears}. */
export const Instant = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(firstInstant),
  v.maxValue(lastInstant),
);

/** Milliseconds since 1970 by a clock that may be wrong. */
export const Stamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** 100 years, longer than any term, delay or freeze. */
const mostDays = 36_500;

export const Days = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(mostDays));

export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An instalment's number within its loan, from 1. */
export const Period = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
