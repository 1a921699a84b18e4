import type { Language } from '#domain/language.ts';
import type { Texts } from '#tests/browser/harness/texts.ts';

/** Roles of the controls; fields are found by their labels. */
export type Role = 'button' | 'link' | 'tab' | 'checkbox' | 'radio';

/** A string is the whole name of a control, or a part of the screen's text; a RegExp is a part. */
export type Words = string | RegExp;

/** A pattern for a name that contains these words, with any kind of space. */
export const having = (words: string): RegExp =>
  new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));

/** Replaces each run of spaces, no-break spaces included, by one space. */
export const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

export const includesWords = (text: string, words: Words): boolean =>
  typeof words === 'string' ? text.includes(spaced(words)) : words.test(text);

/** The screen has no such usable control: it is absent or disabled. */
export class Unoffered extends Error {}

/**
 * A screen as the borrower uses it: controls are found by role and name, in the app's own texts.
 * While a dialog is open, only its content is usable.
 */
export type Ui = {
  language: Language;
  /** The app's texts in that language. */
  t: Texts;
  /** Taps the first control with this role and one of these names. Throws `Unoffered`. */
  tap: (role: Role, ...names: Words[]) => Promise<void>;
  /** Fills in a field at once, like pasting; in a list, chooses by value. Throws `Unoffered`. */
  fill: (label: string, text: string) => Promise<void>;
  /** Whether the control exists and is enabled. */
  offers: (role: Role, name: Words) => Promise<boolean>;
  title: (name: string) => Promise<void>;
  reads: (...words: Words[]) => Promise<void>;
  lacks: (...words: Words[]) => Promise<void>;
  /** A control with one of these names exists. */
  has: (role: Role, ...names: Words[]) => Promise<void>;
  /** A dialog with this title is open; null: no dialog is open. */
  dialog: (title: string | null) => Promise<void>;
  nothing: () => Promise<void>;
};
