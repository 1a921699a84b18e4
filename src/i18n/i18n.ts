import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { loadBase, loadPages } from './load-texts.ts';
import type { PageNamespace } from './resources.ts';

/** The values of the deployment that texts name: the lender's. */
export type CompanyNames = {
  companyName: string;
  secRegistration: string;
  secCertificate: string;
  companyHotline: string;
  companyEmail: string;
};

/** The app's texts: which language is on screen, and what of it is loaded. */
export type AppTexts = {
  i18n: i18n;
  language: () => Language;
  /** Loads pages' own texts in the language on screen, and in the one that was chosen meanwhile. */
  need: (names: readonly PageNamespace[]) => Promise<void>;
  /** Changes the language once everything on screen is there in it; a failed load changes nothing. */
  choose: (language: Language) => Promise<void>;
};

/** Starts the texts in a language; resolves once what every page needs is loaded. */
export async function startTexts(start: Language, company: CompanyNames): Promise<AppTexts> {
  const texts = createInstance();
  const needed = new Set<PageNamespace>();
  await texts.use(initReactI18next).init({
    lng: start,
    fallbackLng: false,
    supportedLngs: ['en', 'fil'],
    defaultNS: 'common',
    // A title is a title and a reason a reason, whether they came with the app or with the first flow.
    fallbackNS: 'flows',
    resources: {},
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false, defaultVariables: company },
    react: { useSuspense: false },
  });
  const language = (): Language => (texts.language === 'fil' ? 'fil' : defaultLanguage);

  /** The language on screen, or the one that will be as soon as its texts are there. */
  let chosen = start;

  await loadBase(texts, start);
  return {
    i18n: texts,
    language,
    async need(names) {
      for (const name of names) needed.add(name);
      // A page that opens while a language loads waits for its texts in that language, too.
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
