import { useTranslation } from 'react-i18next';
import { Text } from '#components/lists/text.tsx';

/**
 * The lender's company: name, registration, certificate of authority, and the advisory to study the
 * disclosure statement (SEC MC 19 s.2019). Its first paragraph is equal in every language and in
 * the pre-rendered page.
 */
export function CompanyBlock() {
  const { t } = useTranslation('common');
  return (
    <div>
      <p className="app-company">
        {t('company.name')}
        <br />
        {t('company.registration')}
      </p>
      <Text tone="secondary" align="center">
        {t('company.advisory')}
      </Text>
    </div>
  );
}
