/**
 * The role of a term in a sentence. Filipino puts the verb first, so things, actions and qualities
 * keep their order only within their own kind.
 */
type Kind = 'thing' | 'action' | 'quality';

/**
 * A concept and its names in both languages: the name first, then its forms in sentences. A form
 * consists of whole words. `*` matches more letters, `^` and `$` match the start and the end of the
 * text, and the text in brackets must be adjacent: `[{{count}} ]payments`.
 */
export type Term = {
  concept: string;
  kind: Kind;
  en: readonly [string, ...string[]];
  fil: readonly [string, ...string[]];
  /** Filipino words that must not be used for the concept, with the reasons. */
  never?: Readonly<Record<string, string>>;
};
