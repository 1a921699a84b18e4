import type base from './en/base.ts';
import type borrow from './en/borrow.ts';
import type home from './en/home.ts';
import type progress from './en/progress.ts';
import type info from './en/info.ts';
import type repay from './en/repay.ts';

/** What pages load for themselves. */
type PageTexts = {
  borrow: typeof borrow;
  home: typeof home;
  progress: typeof progress;
  info: typeof info;
  repay: typeof repay;
};

/** Every text of the app, by namespace, as English has it. */
export type Texts = typeof base & PageTexts;
/** A namespace that only some pages load; the others are there from the start. */
export type PageNamespace = keyof PageTexts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
