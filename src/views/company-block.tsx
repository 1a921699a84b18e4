import { useTranslation } from 'react-i18next';
import { Text } from '#components/text.tsx';

/** Who lends: company, registration and certificate of authority (SEC MC 19 s.2019). */
export function CompanyBlock() {
  const { t } = useTranslation('common');
  return (
    <Text tone="caption" align="center">
      {t('company.name')}
      <br />
      {t('company.registration')}
      <br />
      {t('company.advisory')}
    </Text>
  );
}
