import dayjs from 'dayjs';
import { hour, minute } from './constants.ts';
import { type IsoDate, manilaDay, startOfManilaDay } from './dates.ts';
import type { Language } from './language.ts';

/** The Filipino locale for dayjs, which ships English only. */
const filipino = {
  name: 'fil',
  monthsShort: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
  formats: {},
  relativeTime: {},
};

const locales = { en: 'en', fil: filipino } as const;

/** A space at which no line ends: a day, or a time, stands in one line. */
const joint = '\u00A0';

/** A day for showing: month abbreviation, day, year (S9), `Jan 5, 2026`, `Ene 5, 2026`; its spaces do not break. */
export function formatDay(day: IsoDate, language: Language): string {
  return dayjs(day).locale(locales[language]).format(`MMM${joint}D,${joint}YYYY`);
}

/**
 * The Manila time of day of an instant (milliseconds), `3:04 PM`, wherever the phone believes it
 * is; written alike in both languages. Its space does not break.
 */
export function formatTime(instant: number): string {
  const sinceMidnight = instant - startOfManilaDay(manilaDay(instant));
  const hours = Math.floor(sinceMidnight / hour);
  const minutes = Math.floor((sinceMidnight % hour) / minute);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${joint}${hours < 12 ? 'AM' : 'PM'}`;
}

/** The Manila day and time of an instant (milliseconds), `Jan 5, 2026, 3:04 PM`; a line may end between the two. */
export function formatInstant(instant: number, language: Language): string {
  return `${formatDay(manilaDay(instant), language)}, ${formatTime(instant)}`;
}
