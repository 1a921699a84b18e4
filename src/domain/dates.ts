import * as v from 'valibot';

/** Days of a month, leap years handled; month is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a text is a calendar day written YYYY-MM-DD (S5). */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** A calendar day in Manila, YYYY-MM-DD (S5). */
export const IsoDate = v.pipe(v.string(), v.check(isIsoDate, 'not a calendar day'));
export type IsoDate = v.InferOutput<typeof IsoDate>;
