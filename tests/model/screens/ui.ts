import type { ParseKeys } from 'i18next';
import type { Language } from '#domain/language.ts';
import type { Texts as Resources } from '#i18n/resources.ts';
import type { Texts } from '#tests/browser/harness/texts.ts';

/** The key of a text, with its namespace. */
export type TextKey = Extract<
  ParseKeys<readonly (keyof Resources)[]>,
  `${keyof Resources}:${string}`
>;

/** Roles of controls. Fields are found by their labels instead. */
export type Role = 'button' | 'link' | 'tab' | 'checkbox' | 'radio';

/** A string is the whole name of a control, or a part of the screen's text; a RegExp is a part. */
export type Words = string | RegExp;

/** Matches the words with any kind of space. */
export const having = (words: string): RegExp =>
  new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s/g, '\\s'));

/** Replaces runs of spaces, no-break spaces included. */
export const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

export const includesWords = (text: string, words: Words): boolean =>
  typeof words === 'string' ? text.includes(spaced(words)) : words.test(text);

/** The control is absent or disabled. */
export class Unoffered extends Error {}

/** While a dialog is open, only its content is usable. */
export type Ui = {
  language: Language;
  t: Texts;
  /**
   * Taps the first control with this role and one of these names; throws `Unoffered` without one.
   */
  tap: (role: Role, ...names: Words[]) => Promise<void>;
  /** Fills in a field at once, or chooses in a list; throws `Unoffered` without the field. */
  fill: (label: string, text: string) => Promise<void>;
  offers: (role: Role, name: Words) => Promise<boolean>;
  title: (name: string) => Promise<void>;
  reads: (...words: Words[]) => Promise<void>;
  lacks: (...words: Words[]) => Promise<void>;
  /** A control with one of these names exists. */
  has: (role: Role, ...names: Words[]) => Promise<void>;
  /** Null means that no dialog is open. */
  dialog: (title: string | null) => Promise<void>;
  nothing: () => Promise<void>;
};
