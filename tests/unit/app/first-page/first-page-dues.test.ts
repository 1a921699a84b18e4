import { describe, expect, it } from 'vitest';
import { lastDuesInWords } from '#app/first-page/last-due.ts';
import { day, hour } from '#domain/constants.ts';
import { formatDay, formatInstant, formatTime } from '#domain/date-format.ts';
import { Language } from '#domain/language.ts';

const receivedAt = Date.parse('2026-11-25T01:14:00Z');
const heardAt = receivedAt + 3 * hour;
const due = {
  amount: 1_234.5,
  totalDue: 4_000,
  dueDate: '2026-11-27',
  overdue: false,
  payNumber: null,
  notedAt: null,
  coming: 0,
};
const recordOf = (...dues: unknown[]) => ({
  version: 1,
  movedAt: null,
  told: { receivedAt, heardAt, dues },
});

describe('the amounts due that the first page shows', () => {
  it.each(Language.options)(
    'have the app’s formats for amounts, days and times (%s)',
    (language) => {
      const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
      for (const month of months) {
        const dueDate = `2027-${month}-05`;
        const [words] = lastDuesInWords(recordOf({ ...due, dueDate }), language, heardAt);
        expect(words).toEqual({
          amount: '₱1,234.50',
          dueDay: formatDay(dueDate, language),
          asOf: formatTime(receivedAt),
        });
      }
      const [nextDay] = lastDuesInWords(recordOf(due), language, heardAt + day);
      expect(nextDay?.asOf).toBe(formatInstant(receivedAt, language));
      for (const time of ['00:00', '04:59', '15:59']) {
        const amounts = { receivedAt: Date.parse(`2026-11-25T${time}:00Z`), heardAt, dues: [due] };
        const [words] = lastDuesInWords({ told: amounts }, language, heardAt);
        expect(words?.asOf).toBe(formatTime(amounts.receivedAt));
      }
    },
  );

  it('appear once for each loan', () => {
    const dues = [due, { ...due, amount: 2 }];
    const words = lastDuesInWords(recordOf(...dues), 'en', heardAt);
    expect(words.map(({ amount }) => amount)).toEqual(['₱1,234.50', '₱2.00']);
  });

  it.each<[string, unknown, number]>([
    ['nothing is stored', null, heardAt],
    ['the record has no amounts', { told: null }, heardAt],
    ['the record has another shape', { told: { receivedAt, heardAt, dues: 7 } }, heardAt],
    ['a loan has another shape', recordOf(due, 7), heardAt],
    ['a loan is overdue', recordOf(due, { ...due, overdue: true }), heardAt],
    ['the due day has passed', recordOf(due), heardAt + 3 * day],
    ['a payment was noted', recordOf({ ...due, notedAt: receivedAt }), heardAt],
    ['nothing is due', recordOf({ ...due, amount: 0 }), heardAt],
    ['money is on its way', recordOf({ ...due, coming: 5 }), heardAt],
    ['the phone’s clock was set back', recordOf(due), heardAt - 5_001],
  ])('are absent if %s', (_, record, now) => {
    expect(lastDuesInWords(record, 'en', now)).toEqual([]);
  });

  it('appear if the phone’s clock was set back by 5 s and the record lacks the money on its way', () => {
    const before = { ...due, coming: undefined };
    expect(lastDuesInWords(recordOf(before), 'en', heardAt - 5_000)).toHaveLength(1);
  });
});
