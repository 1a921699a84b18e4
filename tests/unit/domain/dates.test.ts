import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  CalendarDay,
  workingDaysAfter,
  addMonths,
  daysBetween,
  daysUntil,
  IsoDate,
  manilaDay,
  restOfManilaDay,
  startOfManilaDay,
} from '#domain/dates.ts';
import { forAll } from '#tests/for-all.ts';
import { instant, isoDay } from './arbitraries.ts';

const isCalendarDay = (text: string) => v.is(CalendarDay, text);
const two = (number: number) => String(number).padStart(2, '0');
const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));

describe('calendar days', () => {
  it('S5.9: are exactly those of UTC, for every month and day number from 1890 to 2110', () => {
    const wrong: string[] = [];
    for (let year = 1890; year <= 2110; year += 1) {
      for (let month = 0; month <= 13; month += 1) {
        for (let day = 0; day <= 32; day += 1) {
          const text = `${year}-${two(month)}-${two(day)}`;
          const date = new Date(Date.UTC(year, month - 1, day));
          const exists = date.toISOString().slice(0, 10) === text;
          if (isCalendarDay(text) !== exists) wrong.push(text);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    '',
    '0000-01-01',
    '2026-1-05',
    '2026-01-5',
    '26-01-05',
    '2026/01/05',
    '2026-01-05T00:00',
    ' 2026-01-05',
  ])('do not include %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
  });
});

describe('the first and the last day', () => {
  it('S5.9: are in the years 1 and 9999 for the calendar, and in 2000 and 2199 for the dates of a loan', () => {
    const days = ['0000-12-31', '0001-01-01', '1999-12-31', '2000-01-01', '2199-12-31'];
    const late = ['2200-01-01', '9999-12-31'];
    expect([...days, ...late].filter(isCalendarDay)).toEqual([...days, ...late].slice(1));
    expect([...days, ...late].filter((day) => v.is(IsoDate, day))).toEqual([
      '2000-01-01',
      '2199-12-31',
    ]);
  });

  it('are the limits of addDays, which throws beyond them and for an invalid day', () => {
    expect(addDays('0001-01-02', -1)).toBe('0001-01-01');
    expect(addDays('1000-01-01', -1)).toBe('0999-12-31');
    expect(addDays('1999-12-31', 1)).toBe('2000-01-01');
    expect(() => addDays('0001-01-01', -1)).toThrow('the year is not between 1 and 9999');
    expect(() => addDays('9999-12-31', 1)).toThrow('the year is not between 1 and 9999');
    expect(() => addDays('2026-02-29', 1)).toThrow('not a calendar day: 2026-02-29');
  });
});

describe('counting days', () => {
  it('adds days, and counts the same number back', () => {
    forAll(isoDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
      const later = addDays(day, days);
      expect(isCalendarDay(later)).toBe(true);
      expect(daysBetween(day, later)).toBe(days);
      expect(addDays(later, -days)).toBe(day);
    });
  });

  it('rejects invalid days and years beyond four digits', () => {
    expect(() => daysBetween('2026-01-01', 'soon')).toThrow(RangeError);
    expect(() => addMonths('9999-12-31', 1)).toThrow(RangeError);
    expect(() => startOfManilaDay('')).toThrow(RangeError);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-12-15', 4, '2026-04-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-31', 0, '2026-05-31'],
  ])('adds %s and %d months to get %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it('stays in the target month when it adds months', () => {
    forAll(isoDay, fc.integer({ min: -500, max: 500 }), (day, months) => {
      const later = addMonths(day, months);
      expect(monthOf(later) - monthOf(day)).toBe(months);
      const isLastOfMonth = addDays(later, 1).endsWith('-01');
      expect(later.slice(8) === day.slice(8) || isLastOfMonth).toBe(true);
      expect(later.slice(8) <= day.slice(8)).toBe(true);
    });
  });
});

describe('Manila time', () => {
  it('starts a day at 16:00 UTC of the day before', () => {
    expect(startOfManilaDay('2026-01-05')).toBe(Date.UTC(2026, 0, 4, 16));
    expect(restOfManilaDay(Date.UTC(2026, 0, 4, 16))).toBe(24 * 3_600_000);
    expect(restOfManilaDay(Date.UTC(2026, 0, 5, 15, 59))).toBe(60_000);
    expect(manilaDay(Date.UTC(2026, 0, 4, 16))).toBe('2026-01-05');
    expect(manilaDay(Date.UTC(2026, 0, 4, 16) - 1)).toBe('2026-01-04');
  });

  it('places every instant in its day', () => {
    forAll(instant, (now) => {
      const day = manilaDay(now);
      expect(startOfManilaDay(day)).toBeLessThanOrEqual(now);
      expect(startOfManilaDay(addDays(day, 1))).toBeGreaterThan(now);
    });
  });
});

it('S9.6: days until a day are counted in calendar days, and are 0 from its beginning on', () => {
  forAll(isoDay, instant, (day, now) => {
    expect(daysUntil(day, now)).toBe(Math.max(0, daysBetween(manilaDay(now), day)));
  });
});

it('O6: a working day after an instant skips Saturdays and Sundays in Manila', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`);
  expect(workingDaysAfter(at('2026-11-23T07:30:00'), 1)).toBe(at('2026-11-24T07:30:00'));
  expect(workingDaysAfter(at('2026-11-27T07:30:00'), 1)).toBe(at('2026-11-30T07:30:00'));
  expect(workingDaysAfter(at('2026-11-28T23:00:00'), 1)).toBe(at('2026-11-30T23:00:00'));
  expect(workingDaysAfter(at('2026-11-27T07:30:00'), 2)).toBe(at('2026-12-01T07:30:00'));
});
