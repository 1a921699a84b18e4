import { day, hour } from '#domain/constants.ts';

/** Days and sums, computed independently of the lender's code. */

/** Days since 1970 in Manila. */
export const manila = (instant: number): number => Math.floor((instant + 8 * hour) / day);

/** Days since 1970. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day;

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + one, 0);
