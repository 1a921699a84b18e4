import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { LineButton } from '#components/buttons/line-button.tsx';

/** The last tap before money moves: never where the phone knows that nothing can be sent. */
export function MoneyButton(props: Omit<ComponentProps<typeof LineButton>, 'offlineReason'>) {
  const { t } = useTranslation('common');
  return <LineButton {...props} offlineReason={t('needsInternet')} />;
}
