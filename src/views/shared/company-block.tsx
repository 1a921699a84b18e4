import { useTranslation } from 'react-i18next';
import { Text } from '#components/lists/text.tsx';

/**
 * The lender's company and the advisory of SEC MC 19 s.2019. The first paragraph is equal in the
 * pre-rendered page.
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
