import type { Language } from '#domain/language.ts';
import type { Wording } from '#visualizations/wording/words.ts';

export type Theme = 'system' | 'light' | 'dark';

/** How a person wants the explorer to show things. */
export type Settings = {
  wording: Wording;
  /** Colours by what the tests walked. */
  coverage: boolean;
  /** Of the explorer and of the phone's screen. */
  theme: Theme;
  /** Of the phone's screen. */
  language: Language;
};

export const firstSettings: Settings = {
  wording: 'plain',
  coverage: false,
  theme: 'system',
  language: 'en',
};

/** What stands beside the diagram. */
export const panes = ['steps', 'states', 'paths', 'screen'] as const;
export type Pane = (typeof panes)[number];
