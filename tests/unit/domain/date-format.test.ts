import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ordinal } from '#domain/counting.ts';
import {
  formatDay,
  formatDeadline,
  formatInstant,
  formatStart,
  formatTime,
} from '#domain/date-format.ts';
import { addDays, daysUntil, IsoDate, manilaDay } from '#domain/dates.ts';
import { Days, Instant } from '#domain/primitives.ts';
import { forAll } from '#tests/for-all.ts';
import { instant, isoDay } from './arbitraries.ts';

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fil: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
} as const;
const language = fc.constantFrom('en' as const, 'fil' as const);

describe('formatDay', () => {
  it('S9.6: uses the month name of the language, with day and year, on one line', () => {
    forAll(isoDay, language, (day, shown) => {
      const [year, month, date] = day.split('-').map(Number);
      const name = months[shown][(month ?? 0) - 1];
      expect(formatDay(day, shown)).toBe(`${name}\u00A0${date},\u00A0${year}`);
    });
  });
});

describe('formatting every value that the schemas accept', () => {
  const taken = <Value>(schema: v.GenericSchema<Value>, ...some: fc.Arbitrary<Value>[]) =>
    fc.oneof(...some).filter((value) => v.is(schema, value));
  const edges = [0, -1, 1, 8.64e15, 9e15, 253_402_300_799_999, 4e12];
  const instants = taken(
    Instant,
    fc.constantFrom(...edges),
    fc.maxSafeInteger(),
    fc.integer({ min: 0, max: 8_000_000_000_000 }),
  );
  const dayCounts = taken(Days, fc.constantFrom(...edges), fc.nat(100_000), fc.maxSafeNat());
  const four = (year: number) => String(year).padStart(4, '0');
  const isoDates = taken(
    IsoDate,
    fc.constantFrom('0000-01-01', '0001-01-01', '0099-12-31', '9999-12-31', '1999-12-31'),
    fc.integer({ min: 0, max: 9999 }).map((year) => `${four(year)}-12-31`),
  );
  const written = /^[A-Z][a-z]{2}\u00A0\d{1,2},\u00A0\d{4}$/;

  it('succeeds in both languages', () => {
    fc.assert(
      fc.property(instants, isoDates, dayCounts, language, (at, day, count, shown) => {
        expect(formatDay(day, shown)).toMatch(written);
        expect(formatDay(day, shown)).toContain(day.slice(0, 4));
        expect(formatInstant(at, shown)).toContain(formatDay(manilaDay(at), shown));
        expect(formatTime(at)).toMatch(/^\d{1,2}:\d{2}\u00A0[AP]M$/);
        for (const moved of [addDays(day, count), addDays(day, -count)]) {
          expect(formatDay(moved, shown)).toMatch(written);
        }
        for (const left of [daysUntil(day, at), count]) {
          expect(ordinal(left, 'en')).toMatch(/^\d+(st|nd|rd|th)$/);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('formatInstant', () => {
  it('uses Manila time', () => {
    expect(formatInstant(Date.UTC(2026, 0, 5, 7, 4), 'en')).toBe(
      'Jan\u00A05,\u00A02026, 3:04\u00A0PM',
    );
    expect(formatInstant(Date.UTC(2026, 0, 5, 16, 0), 'fil')).toBe(
      'Ene\u00A06,\u00A02026, 12:00\u00A0AM',
    );
    expect(formatTime(Date.UTC(2026, 0, 5, 4, 30))).toBe('12:30\u00A0PM');
    expect(formatTime(Date.UTC(2026, 0, 5, 4, 30, 59, 999))).toBe('12:30\u00A0PM');
  });
});

describe('formatDeadline and formatStart', () => {
  const midnight = Date.UTC(2026, 0, 5, 16);
  const [lastMinute, nextDay] = ['Jan\u00A05,\u00A02026, 11:59\u00A0PM', 'Jan\u00A06,\u00A02026'];

  it.each([
    ['the minute before midnight', midnight - 1, lastMinute, lastMinute],
    ['midnight', midnight, lastMinute, nextDay],
    ['the first minute of a day', midnight + 59_999, lastMinute, nextDay],
    [
      'the minute after it',
      midnight + 60_000,
      `${nextDay}, 12:01\u00A0AM`,
      `${nextDay}, 12:01\u00A0AM`,
    ],
  ])('name the day of %s unmistakably', (_, at, deadline, start) => {
    expect(formatDeadline(at, 'en')).toBe(deadline);
    expect(formatStart(at, 'en')).toBe(start);
  });

  it('return the same text as formatInstant at any time except the first minute of a day', () => {
    forAll(instant, language, (at, shown) => {
      fc.pre(formatTime(at) !== '12:00\u00A0AM');
      expect(formatDeadline(at, shown)).toBe(formatInstant(at, shown));
      expect(formatStart(at, shown)).toBe(formatInstant(at, shown));
    });
  });
});

describe('an ordinal number', () => {
  it('has the same form for 1, 2 and 21 in Filipino', () => {
    expect([1, 2, 21].map((number) => ordinal(number, 'fil'))).toEqual([
      'Ika\u20111',
      'Ika\u20112',
      'Ika\u201121',
    ]);
  });

  it('S9.6: agrees with the English ordinal plural rules', () => {
    const rules = new Intl.PluralRules('en', { type: 'ordinal' });
    const suffixes = new Map([
      ['one', 'st'],
      ['two', 'nd'],
      ['few', 'rd'],
      ['other', 'th'],
    ]);
    for (let number = 0; number <= 2000; number += 1) {
      expect(ordinal(number, 'en')).toBe(`${number}${suffixes.get(rules.select(number))}`);
    }
  });
});
