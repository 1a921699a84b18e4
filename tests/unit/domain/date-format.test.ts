import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayCount, ordinal, ordinalSuffix } from '#domain/counting.ts';
import { formatDay, formatInstant, formatTime } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import { instant, isoDay } from './arbitraries.ts';

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fil: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
} as const;
const language = fc.constantFrom('en' as const, 'fil' as const);

describe('formatDay', () => {
  it('names the month in the language and writes day and year', () => {
    expect(formatDay('2026-01-05', 'en')).toBe('Jan 5, 2026');
    expect(formatDay('2026-01-05', 'fil')).toBe('Ene 5, 2026');
  });

  it('holds the day, whatever the time zone of the machine', () => {
    fc.assert(
      fc.property(isoDay, language, (day, shown) => {
        const [year, month, date] = day.split('-').map(Number);
        const name = months[shown][(month ?? 0) - 1];
        expect(formatDay(day, shown)).toBe(`${name} ${date}, ${year}`);
      }),
    );
  });
});

describe('formatInstant', () => {
  it('is in Manila time', () => {
    expect(formatInstant(Date.UTC(2026, 0, 5, 7, 4), 'en')).toBe('Jan 5, 2026, 3:04 PM');
    expect(formatInstant(Date.UTC(2026, 0, 5, 16, 0), 'fil')).toBe('Ene 6, 2026, 12:00 AM');
    expect(formatTime(Date.UTC(2026, 0, 5, 4, 30))).toBe('12:30 PM');
  });

  it('is the Manila day and time of day', () => {
    fc.assert(
      fc.property(instant, language, (now, shown) => {
        expect(formatInstant(now, shown)).toBe(
          `${formatDay(manilaDay(now), shown)}, ${formatTime(now)}`,
        );
      }),
    );
  });
});

describe('counting', () => {
  it.each([
    [0, 'days', '0 days'],
    [1, 'day', '1 day'],
    [2, 'days', '2 days'],
    [30, 'days', '30 days'],
  ])('%d: %s', (count, unit, english) => {
    expect(dayCount(count)).toEqual({ count, unit, english });
  });

  it.each(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd', '111th', '113th'])(
    'writes %s',
    (text) => {
      expect(ordinal(Number.parseInt(text, 10))).toBe(text);
    },
  );

  it('agrees with the English ordinal plural rules', () => {
    const rules = new Intl.PluralRules('en', { type: 'ordinal' });
    const suffixes = new Map([
      ['one', 'st'],
      ['two', 'nd'],
      ['few', 'rd'],
      ['other', 'th'],
    ]);
    for (let number = 0; number <= 2000; number += 1) {
      expect(ordinalSuffix(number)).toBe(suffixes.get(rules.select(number)));
    }
  });
});
