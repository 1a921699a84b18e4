import type base from './en/base.ts';
import type borrow from './en/borrow.ts';
import type home from './en/home.ts';
import type login from './en/login.ts';
import type progress from './en/progress.ts';
import type reading from './en/reading.ts';
import type repay from './en/repay.ts';

/** Every text of the app, by namespace, as English has it. */
export type Texts = typeof base & {
  login: typeof login;
  home: typeof home;
  borrow: typeof borrow;
  progress: typeof progress;
  repay: typeof repay;
  reading: typeof reading;
};

/** A namespace that every page has from the start. */
export type BaseNamespace = keyof typeof base;
/** A namespace that only some pages load. */
export type PageNamespace = Exclude<keyof Texts, BaseNamespace>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
