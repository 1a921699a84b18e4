import type { Language } from '#domain/language.ts';
import { codeOf, codeWords, type Spoken } from '../rules/code-words.ts';

/** A request that the server understood and does not do; code and message go into the reply. */
export class Refusal extends Error {
  readonly code: number;
  /** The message in each language, where it says more than its code does. */
  readonly words: Readonly<Record<Language, string>> | null;
  constructor(
    code: number,
    message: string,
    words: Readonly<Record<Language, string>> | null = null,
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.words = words;
  }
}

/** A refusal that says the same in both languages. */
export function refusalIn(code: number, say: (language: Language) => string): Refusal {
  const words = { en: say('en'), fil: say('fil') };
  return new Refusal(code, words.en, words);
}

/** The refusal of a code, in the code's own words. */
export const refusalNamed = (name: Spoken): Refusal =>
  new Refusal(codeOf(name), codeWords.en[name]);
