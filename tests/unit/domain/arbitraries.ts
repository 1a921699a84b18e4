import * as fc from 'fast-check';
import { addDays, type IsoDate } from '#domain/dates.ts';

/** Ten digits after the country code. */
export const nationalMobile = fc
  .integer({ min: 0, max: 999_999_999 })
  .map((rest) => `9${String(rest).padStart(9, '0')}`);

/** A day between 1970 and 2100. */
export const isoDay: fc.Arbitrary<IsoDate> = fc
  .integer({ min: 0, max: 47_000 })
  .map((days) => addDays('1970-01-01', days));

/** An instant between 1970 and 2100. */
export const instant = fc.integer({ min: 0, max: 4_102_444_800_000 });

export const digits = (minLength: number, maxLength = minLength) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength })
    .map((numbers) => numbers.join(''));
