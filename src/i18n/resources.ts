import type base from './en/base.ts';
import type home from './en/home.ts';
import type login from './en/login.ts';

/** Every text of the app, by namespace, as English has it. */
export type Texts = typeof base & { home: typeof home; login: typeof login };

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
