import type { Language } from './language.ts';

/** The English suffix (S9). */
function ordinalSuffix(number: number): string {
  const [ones, tens] = [number % 10, number % 100];
  if ([11, 12, 13].includes(tens)) return 'th';
  if (ones === 1) return 'st';
  if (ones === 2) return 'nd';
  return ones === 3 ? 'rd' : 'th';
}

export function ordinal(number: number, language: Language): string {
  return language === 'en' ? `${number}${ordinalSuffix(number)}` : `Ika‑${number}`;
}
