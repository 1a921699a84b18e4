import type { i18n } from 'i18next';
import type { Language } from '#domain/language.ts';
import enBase from './en/base.ts';
import type { PageNamespace, Texts } from './resources.ts';

type Loader<Loaded> = () => Promise<{ default: Loaded }>;
type PageTexts = { [Name in PageNamespace]: Loader<Texts[Name]> };
type BaseTexts = Omit<Texts, PageNamespace>;

const base: Record<Language, Loader<BaseTexts>> = {
  /** The words of a first visit come with the app. */
  en: async () => ({ default: enBase }),
  fil: () => import('./fil/base.ts'),
};

const pages: Record<Language, PageTexts> = {
  en: {
    home: () => import('./en/home.ts'),
    borrow: () => import('./en/borrow.ts'),
    progress: () => import('./en/progress.ts'),
    repay: () => import('./en/repay.ts'),
    info: () => import('./en/info.ts'),
  },
  fil: {
    home: () => import('./fil/home.ts'),
    borrow: () => import('./fil/borrow.ts'),
    progress: () => import('./fil/progress.ts'),
    repay: () => import('./fil/repay.ts'),
    info: () => import('./fil/info.ts'),
  },
};

/** Loads what every page needs in a language, unless it is there. */
export async function loadBase(texts: i18n, language: Language): Promise<void> {
  if (texts.hasResourceBundle(language, 'common')) return;
  const bundles = await base[language]();
  for (const [name, bundle] of Object.entries(bundles.default)) {
    texts.addResourceBundle(language, name, bundle);
  }
}

/** Loads pages' own texts in a language, as far as they are not there. */
export async function loadPages(
  texts: i18n,
  language: Language,
  names: readonly PageNamespace[],
): Promise<void> {
  const missing = names.filter((name) => !texts.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => {
      const bundle = await pages[language][name]();
      texts.addResourceBundle(language, name, bundle.default);
    }),
  );
}
