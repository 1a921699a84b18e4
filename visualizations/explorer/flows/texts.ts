import type { Language } from '#domain/language.ts';

/** A text, and the first moment of the tested paths that shows it. */
export type ShownText = {
  text: string;
  language: Language;
  flow: string;
  /** Index of the flow's path, from 0; `at` is the number of steps before the moment. */
  path: number;
  at: number;
};
