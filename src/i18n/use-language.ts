import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/language.ts';

/** The present language, for dates and figures outside the texts. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'fil' ? 'fil' : 'en';
}
