import { day, hour } from '#domain/constants.ts';

/** Days and sums, worked out without any of the lender's code. */

/** The day in Manila that an instant falls on, counted from 1970. */
export const manila = (instant: number): number => Math.floor((instant + 8 * hour) / day);

/** A calendar day, counted from 1970. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day;

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + one, 0);
