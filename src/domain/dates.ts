import * as v from 'valibot';
import { day as millisecondsOfDay } from './constants.ts';
import { manilaOffset } from './manila.ts';
import { shownYears } from './primitives.ts';

/** `Date` accepts February 30 as March 2, so the day must be the same in the date. */
function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const start = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}

/** A day of years 1 to 9999, `YYYY-MM-DD` (S5). */
export const CalendarDay = v.pipe(v.string(), v.check(isCalendarDay, 'not a calendar day'));

const isShownYear = (day: string) => {
  const year = Number(day.slice(0, 4));
  return year >= shownYears.first && year <= shownYears.last;
};

/** A calendar day, `YYYY-MM-DD` (S5), in one of the {@link shownYears}. */
export const IsoDate = v.pipe(CalendarDay, v.check(isShownYear, 'not in a year that is shown'));
export type IsoDate = v.InferOutput<typeof IsoDate>;

/** Days since 1970-01-01. Throws a RangeError for an invalid day. */
export function dayNumber(day: IsoDate): number {
  if (!isCalendarDay(day)) throw new RangeError(`not a calendar day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;
}

function isoDateOf(date: Date): IsoDate {
  const text = date.toISOString();
  if (!/^\d{4}-/.test(text) || text.startsWith('0000')) {
    throw new RangeError('the year is not between 1 and 9999');
  }
  return text.slice(0, 10);
}

export function addDays(day: IsoDate, days: number): IsoDate {
  return isoDateOf(new Date((dayNumber(day) + days) * millisecondsOfDay));
}

/** Returns the last day of the later month if that month is too short. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const last = new Date(dayNumber(day) * millisecondsOfDay);
  last.setUTCMonth(last.getUTCMonth() + months + 1, 0);
  const length = last.getUTCDate();
  return addDays(isoDateOf(last), Math.min(Number(day.slice(8)), length) - length);
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function manilaDay(instant: number): IsoDate {
  return isoDateOf(new Date(instant + manilaOffset));
}

export function startOfManilaDay(day: IsoDate): number {
  return dayNumber(day) * millisecondsOfDay - manilaOffset;
}

/** Milliseconds; never 0. */
export function restOfManilaDay(instant: number): number {
  return startOfManilaDay(addDays(manilaDay(instant), 1)) - instant;
}

/** Saturdays and Sundays in Manila do not count. Holidays do: the app has no calendar of them. */
export function workingDaysAfter(instant: number, days: number): number {
  let left = days;
  let passed = 0;
  while (left > 0) {
    passed += 1;
    const weekday = new Date(instant + manilaOffset + passed * millisecondsOfDay).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return instant + passed * millisecondsOfDay;
}

/** 1 during the whole day before, 0 from the day on (S9). */
export function daysUntil(day: IsoDate, now: number): number {
  return Math.max(0, Math.ceil((startOfManilaDay(day) - now) / millisecondsOfDay));
}
