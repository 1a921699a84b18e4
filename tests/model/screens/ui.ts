import type { Language } from '#domain/language.ts';
import type { Texts } from '#tests/browser/harness/texts.ts';

/** What a person can use, by its role; what they fill in is found by its label. */
export type Role = 'button' | 'link' | 'tab' | 'checkbox' | 'radio';

/** Words that stand in a name or on the screen: all of it, or a part. */
export type Words = string | RegExp;

/** A name that has these words in it, with whatever kind of space between them. */
export const having = (words: string): RegExp =>
  new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));

/** The screen has nothing of that kind to use now: it is absent, or can't be used. */
export class Unoffered extends Error {}

/**
 * A screen in the hands and before the eyes of a person: things are found by role and name, in the
 * app's own words. While a dialog is open, only what is in it can be used.
 */
export type Ui = {
  /** The language on screen, and the app's words in it. */
  language: Language;
  t: Texts;
  /**
   * Taps what has this role and one of these names: the first, where several do the same. Throws
   * `Unoffered`.
   */
  tap: (role: Role, ...names: Words[]) => Promise<void>;
  /** Fills in a field at once, as pasting does; of a list, chooses by its value. Throws `Unoffered`. */
  fill: (label: string, text: string) => Promise<void>;
  /** Whether it is there and can be used. */
  offers: (role: Role, name: Words) => Promise<boolean>;
  /** The page is the one with this title. */
  title: (name: string) => Promise<void>;
  /** These words stand on the screen. */
  reads: (...words: Words[]) => Promise<void>;
  /** These words stand nowhere on it. */
  lacks: (...words: Words[]) => Promise<void>;
  /** What can be used is there, by one of these names. */
  has: (role: Role, ...names: Words[]) => Promise<void>;
  /** A dialog with this title is open; null: none is. */
  dialog: (title: string | null) => Promise<void>;
  /** Nothing is shown. */
  nothing: () => Promise<void>;
};
