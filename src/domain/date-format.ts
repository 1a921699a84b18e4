import dayjs from 'dayjs';
import { hour, minute } from './constants.ts';
import { type IsoDate, manilaDay } from './dates.ts';
import type { Language } from './language.ts';
import { isManilaMidnight, sinceManilaMidnight } from './manila.ts';

/** The Filipino locale for dayjs, whose core has English only. */
const filipino = {
  name: 'fil',
  monthsShort: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
  formats: {},
  relativeTime: {},
};

const locales = { en: 'en', fil: filipino } as const;

/** Non-breaking, so that a day or a time stays on one line. */
const joint = '\u00A0';

/** `Jan 5, 2026` or `Ene 5, 2026` (S9), with non-breaking spaces. */
export function formatDay(day: IsoDate, language: Language): string {
  return dayjs(day).locale(locales[language]).format(`MMM${joint}D,${joint}YYYY`);
}

/** `3:04 PM` in Manila, with a non-breaking space. */
export function formatTime(instant: number): string {
  const sinceMidnight = sinceManilaMidnight(instant);
  const hours = Math.floor(sinceMidnight / hour);
  const minutes = Math.floor((sinceMidnight % hour) / minute);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${joint}${hours < 12 ? 'AM' : 'PM'}`;
}

/** `Jan 5, 2026, 3:04 PM` in Manila. The line may break between day and time. */
export function formatInstant(instant: number, language: Language): string {
  return `${formatDay(manilaDay(instant), language)}, ${formatTime(instant)}`;
}

/**
 * An instant until which something lasts or by which something happens (milliseconds). A deadline
 * at midnight is shown as the last minute of the day before, `Jan 5, 2026, 11:59 PM`, because
 * `Jan 6, 2026, 12:00 AM` reads like the end of January 6.
 */
export function formatDeadline(instant: number, language: Language): string {
  return formatInstant(isManilaMidnight(instant) ? instant - minute : instant, language);
}

/** An instant from which something is possible (milliseconds); at midnight only the day. */
export function formatStart(instant: number, language: Language): string {
  return isManilaMidnight(instant)
    ? formatDay(manilaDay(instant), language)
    : formatInstant(instant, language);
}
