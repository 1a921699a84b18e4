import type { i18n } from 'i18next';
import type { Language } from '#domain/language.ts';
import enBase from './en/base.ts';
import { type PageNamespace, pageTexts } from './resources.ts';

/** The words of a first visit come with the app. */
const base: Record<Language, () => Promise<{ default: typeof enBase }>> = {
  en: async () => ({ default: enBase }),
  fil: () => import('./fil/base.ts'),
};

/** Adds texts as they came: nothing ever changes them, so that no copy of them is needed. */
const add = (texts: i18n, language: Language, name: string, bundle: object) =>
  texts.addResourceBundle(language, name, bundle, false, false, { skipCopy: true });

/** Loads what every page needs in a language, unless it is there. */
export async function loadBase(texts: i18n, language: Language): Promise<void> {
  if (texts.hasResourceBundle(language, 'common')) return;
  const bundles = await base[language]();
  for (const [name, bundle] of Object.entries(bundles.default)) {
    add(texts, language, name, bundle);
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
      const bundle = await pageTexts[name][language]();
      add(texts, language, name, bundle.default);
    }),
  );
}
