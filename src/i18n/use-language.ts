import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/language.ts';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'fil' ? 'fil' : 'en';
}
