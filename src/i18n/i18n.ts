import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { loadBase, loadPages } from './load-texts.ts';
import type { PageNamespace } from './resources.ts';

export type CompanyNames = {
  companyName: string;
  secRegistration: string;
  secCertificate: string;
  companyHotline: string;
  companyEmail: string;
};

export type AppTexts = {
  i18n: i18n;
  language: () => Language;
  need: (names: readonly PageNamespace[]) => Promise<void>;
  /** Changes the language once its texts have loaded; rejects without a change if a load fails. */
  choose: (language: Language) => Promise<void>;
};

/** Resolves when the texts of the start have loaded. */
export async function startTexts(start: Language, company: CompanyNames): Promise<AppTexts> {
  const texts = createInstance();
  const needed = new Set<PageNamespace>();
  await texts.use(initReactI18next).init({
    lng: start,
    fallbackLng: false,
    supportedLngs: ['en', 'fil'],
    defaultNS: 'common',
    // The same key finds a title or a reason in the start's texts or in the flows' texts.
    fallbackNS: 'flows',
    resources: {},
    initAsync: false,
    // React escapes the values.
    interpolation: { escapeValue: false, defaultVariables: company },
    react: { useSuspense: false },
  });
  const language = (): Language => (texts.language === 'fil' ? 'fil' : defaultLanguage);

  /** The present language, or the next one while its texts are loading. */
  let chosen = start;

  await loadBase(texts, start);
  return {
    i18n: texts,
    language,
    async need(names) {
      for (const name of names) needed.add(name);
      // A page that opens during a language change also waits for its texts in the new language.
      const languages = [...new Set([language(), chosen])];
      await Promise.all(languages.map(async (one) => loadPages(texts, one, names)));
    },
    async choose(next) {
      chosen = next;
      try {
        await Promise.all([loadBase(texts, next), loadPages(texts, next, [...needed])]);
        await texts.changeLanguage(next);
      } catch (error) {
        chosen = language();
        throw error;
      }
    },
  };
}
