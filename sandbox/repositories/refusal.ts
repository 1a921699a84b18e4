import type { Language } from '#domain/language.ts';
import { codeOf, codeWords, type Spoken } from '../rules/code-words.ts';

/** A request that the server understood and refuses. */
export class Refusal extends Error {
  readonly code: number;
  /** The message in each language if the code alone is not specific enough; otherwise null. */
  readonly words: Readonly<Record<Language, string>> | null;
  /** End of the refusal, in milliseconds by the borrower's clock; null without an end. */
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

export function refusalIn(code: number, say: (language: Language) => string): Refusal {
  const words = { en: say('en'), fil: say('fil') };
  return new Refusal(code, words.en, words);
}

export const refusalNamed = (name: Spoken, until: number | null = null): Refusal =>
  new Refusal(codeOf(name), codeWords.en[name], null, until);
