import type { i18n } from 'i18next';
import type { Language } from '#domain/language.ts';
import enBase from './en/base.ts';
import { type PageNamespace, pageTexts } from './resources.ts';

/** The texts of the start. */
const base: Record<Language, () => Promise<{ default: typeof enBase }>> = {
  en: async () => ({ default: enBase }),
  fil: () => import('./fil/base.ts'),
};

/** Adds loaded texts without a copy, because they are never changed. */
const add = (texts: i18n, language: Language, name: string, bundle: object) =>
  texts.addResourceBundle(language, name, bundle, false, false, { skipCopy: true });

/** Loads the texts of the start in a language, unless they are loaded. */
export async function loadBase(texts: i18n, language: Language): Promise<void> {
  if (texts.hasResourceBundle(language, 'common')) return;
  const bundles = await base[language]();
  for (const [name, bundle] of Object.entries(bundles.default)) {
    add(texts, language, name, bundle);
  }
}

/** Loads the missing texts of pages in a language. The titles of a flow join the other titles. */
export async function loadPages(
  texts: i18n,
  language: Language,
  names: readonly PageNamespace[],
): Promise<void> {
  const missing = names.filter((name) => !texts.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => {
      const { default: bundle } = await pageTexts[language][name]();
      add(texts, language, name, bundle);
      if ('titles' in bundle) add(texts, language, 'title', bundle.titles);
    }),
  );
}
