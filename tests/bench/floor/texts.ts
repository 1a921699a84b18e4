import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

const en = {
  login: { title: 'Log in', mobile: 'Mobile number', submit: 'Log in', failed: 'Try again.' },
  home: { title: 'Hello, {{name}}', loans: 'Your loans' },
  list: { title: 'Your loans', loan: 'Loan {{id}}', due: 'Due {{day}}' },
  detail: { title: 'Loan {{id}}', amount: 'To repay: {{amount}}', next: 'Repay' },
  confirm: { title: 'Confirm', amount: 'You pay {{amount}}.', submit: 'Pay' },
  back: 'Back',
};

export const texts = createInstance();
await texts.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: en } },
  interpolation: { escapeValue: false },
});

/** i18next's own `t` without the app's key types, which do not include these keys. */
export function useTexts() {
  const { t } = useTranslation();
  return (key: string, values: Record<string, unknown> = {}): string =>
    t(key, { defaultValue: key, ...values });
}
