/**
 * What a term is in a sentence. Filipino says first what happens: things, actions and qualities keep their order among
 * themselves, not among each other.
 */
type Kind = 'thing' | 'action' | 'quality';

/**
 * A concept and what it is called in either language: the name first, then the forms it takes in sentences. A form is
 * whole words. `*` stands for more letters, `^` and `$` for the beginning and the end of the text, and what is in
 * brackets must stand beside it: `[{{count}} ]payments`.
 */
export type Term = {
  concept: string;
  kind: Kind;
  en: readonly [string, ...string[]];
  fil: readonly [string, ...string[]];
  /** Filipino words that are not used for it, and why. */
  never?: Readonly<Record<string, string>>;
};
