import { useTranslation } from 'react-i18next';
import { formatDeadline } from '#domain/date-format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { OnItsWay } from '#views/shared/operation-coming.tsx';
import type { Known } from './props.ts';

type Order = Known['order'];

export function withComing(order: Order): Order {
  const { coming, paidAmount } = order;
  return coming ? { ...order, paidAmount: paidAmount + coming.amount, missing: 0 } : order;
}

export function Coming({ order: { coming } }: { order: Order }) {
  const { t } = useTranslation('restructure');
  if (!coming) return null;
  return (
    <OnItsWay coming={coming} title={t('coming.title')}>
      {t('coming.text')}
    </OnItsWay>
  );
}

/** The deadline of the payment or the agreement; undefined while money is on its way. */
export function useDeadline({ coming, missing, expiresAt }: Order): string | undefined {
  const { t } = useTranslation('restructure');
  const language = useLanguage();
  if (coming) return undefined;
  return missing > 0
    ? t('describe.today')
    : t('describe.agreeBefore', { time: formatDeadline(expiresAt, language) });
}
