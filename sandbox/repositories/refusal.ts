import type { Language } from '#domain/language.ts';
import { codeOf, codeWords, type Spoken } from '../rules/code-words.ts';

/** A request that the server understood and does not do; code and message go into the reply. */
export class Refusal extends Error {
  readonly code: number;
  /** The message in each language, where it says more than its code does. */
  readonly words: Readonly<Record<Language, string>> | null;
  /** The end of the refusal, in milliseconds by the borrower's clock; null where it has none. */
  readonly until: number | null;
  constructor(
    code: number,
    message: string,
    words: Readonly<Record<Language, string>> | null = null,
    until: number | null = null,
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.words = words;
    this.until = until;
  }
}

/** A refusal that says the same in both languages. */
export function refusalIn(code: number, say: (language: Language) => string): Refusal {
  const words = { en: say('en'), fil: say('fil') };
  return new Refusal(code, words.en, words);
}

/** The refusal of a code, in the code's own words; `until`: its end in milliseconds, if it has one. */
export const refusalNamed = (name: Spoken, until: number | null = null): Refusal =>
  new Refusal(codeOf(name), codeWords.en[name], null, until);
