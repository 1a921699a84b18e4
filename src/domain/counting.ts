import type { Language } from './language.ts';

export type OrdinalSuffix = 'st' | 'nd' | 'rd' | 'th';

/** The English ordinal suffix of a whole number (S9): 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinalSuffix(number: number): OrdinalSuffix {
  const [ones, tens] = [number % 10, number % 100];
  if ([11, 12, 13].includes(tens)) return 'th';
  if (ones === 1) return 'st';
  if (ones === 2) return 'nd';
  return ones === 3 ? 'rd' : 'th';
}

/** An ordinal number as text: `21st`, `Ika‑21`. */
export function ordinal(number: number, language: Language): string {
  return language === 'en' ? `${number}${ordinalSuffix(number)}` : `Ika‑${number}`;
}
