import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/language.ts';

/** The language on screen, for dates and figures that are formatted outside the texts. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'fil' ? 'fil' : 'en';
}
