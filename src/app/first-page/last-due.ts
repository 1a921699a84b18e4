import { formatPeso } from '#domain/peso.ts';
import { hour, minute } from '#domain/constants.ts';
import type { Language } from '#domain/language.ts';
import { manilaOffset, sinceManilaMidnight } from '#domain/manila.ts';

export type LastDueWords = { amount: string; dueDay: string; asOf: string };

const months: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  fil: 'Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis',
};

const joint = '\u00A0';

/** Milliseconds. A larger deviation means that the clock was set back, not corrected. */
const tolerance = 5_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const dayOf = (instant: number): string =>
  new Date(instant + manilaOffset).toISOString().slice(0, 10);

/** Formats like `formatDay`, without the date library. */
function dayInWords(isoDate: string, language: Language): string {
  const [year = '', month = '', date = ''] = isoDate.split('-');
  const name = months[language].split(' ')[Number(month) - 1] ?? '';
  return `${name}${joint}${Number(date)},${joint}${year}`;
}

function timeInWords(instant: number): string {
  const sinceMidnight = sinceManilaMidnight(instant);
  const hours = Math.floor(sinceMidnight / hour);
  const minutes = Math.floor((sinceMidnight % hour) / minute);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}${joint}${hours < 12 ? 'AM' : 'PM'}`;
}

/**
 * Empty for an unreadable record or one without amounts, after the clock was set back, and if any
 * due is 0, overdue, noted or on its way; the app then shows the amounts later.
 *
 * @param now the phone's clock, in milliseconds
 */
export function lastDuesInWords(record: unknown, language: Language, now: number): LastDueWords[] {
  const reply = isRecord(record) ? record['told'] : null;
  if (!isRecord(reply)) return [];
  const { receivedAt, heardAt, dues } = reply;
  if (typeof receivedAt !== 'number' || typeof heardAt !== 'number' || !Array.isArray(dues))
    return [];
  const passed = now - heardAt;
  if (passed < -tolerance) return [];
  const today = dayOf(receivedAt + Math.max(0, passed));
  const replyDay = dayOf(receivedAt);
  const time = timeInWords(receivedAt);
  const asOf = replyDay === today ? time : `${dayInWords(replyDay, language)}, ${time}`;
  const words = dues.map((due: unknown): LastDueWords | null => {
    if (!isRecord(due)) return null;
    const { amount, dueDate, overdue, notedAt, coming = 0 } = due;
    if (typeof amount !== 'number' || amount <= 0 || typeof dueDate !== 'string') return null;
    if (overdue !== false || notedAt !== null || coming !== 0 || dueDate < today) return null;
    return { amount: formatPeso(amount), dueDay: dayInWords(dueDate, language), asOf };
  });
  return words.some((one) => one === null) ? [] : words.filter((one) => one !== null);
}
