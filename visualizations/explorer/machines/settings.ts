import type { Language } from '#domain/language.ts';
import type { Wording } from '#machines/description/words.ts';

export type Settings = {
  wording: Wording;
  /** Colours the diagram by test coverage. */
  coverage: boolean;
  /** Language of the phone's screen. */
  language: Language;
};

export const firstSettings: Settings = {
  wording: 'plain',
  coverage: false,
  language: 'en',
};

export const panes = ['steps', 'states', 'paths', 'screen'] as const;
export type Pane = (typeof panes)[number];
