import { useTranslation } from 'react-i18next';
import { PhoneLink } from '#components/buttons/phone-link.tsx';
import { Text } from '#components/lists/text.tsx';

/** A contact to customer service that needs no internet. */
export function Hotline() {
  const { t } = useTranslation('common');
  const hotline = t('maintenance.hotline');
  return (
    <Text tone="secondary">
      {t('withoutInternet')} <PhoneLink number={hotline} />
    </Text>
  );
}
