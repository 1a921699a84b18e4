import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LineButton } from '#components/buttons/line-button.tsx';

/** The last button before money moves; disabled while the phone is offline. */
export function MoneyButton(props: Omit<ComponentProps<typeof LineButton>, 'offlineReason'>) {
  const { t } = useTranslation('common');
  return <LineButton {...props} offlineReason={t('needsInternet')} />;
}
