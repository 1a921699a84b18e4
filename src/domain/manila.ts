import { day, hour, minute } from './constants.ts';

/**
 * Manila's clock without calendar days, which the start loads without `dates.ts`. Manila is UTC+8
 * all year, without daylight saving time.
 */
export const manilaOffset = 8 * hour;

/** Milliseconds since the last midnight in Manila, also for an instant before 1970. */
export function sinceManilaMidnight(instant: number): number {
  return (((instant + manilaOffset) % day) + day) % day;
}

/** Whether an instant is in the first minute of a Manila day, which is shown as midnight. */
export function isManilaMidnight(instant: number): boolean {
  return sinceManilaMidnight(instant) < minute;
}
