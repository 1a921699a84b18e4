import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { OnItsWay } from '#views/shared/operation-coming.tsx';
import type { Known } from './props.ts';

type Order = Known['order'];

/** The order with the money on its way counted as paid. */
export function withComing(order: Order): Order {
  const { coming, paidAmount } = order;
  return coming ? { ...order, paidAmount: paidAmount + coming.amount, missing: 0 } : order;
}

/** The money on its way for the restructure; nothing without any. */
export function Coming({ order: { coming } }: { order: Order }) {
  const { t } = useTranslation('restructure');
  if (!coming) return null;
  return (
    <OnItsWay coming={coming} title={t('coming.title')}>
      {t('coming.text')}
    </OnItsWay>
  );
}

/**
 * Expiry of the restructure: today, or the deadline of the agreement after the minimum is complete;
 * `undefined` while money is on its way.
 */
export function useDeadline({ coming, missing, expiresAt }: Order): string | undefined {
  const { t } = useTranslation('restructure');
  const language = useLanguage();
  if (coming) return undefined;
  return missing > 0
    ? t('describe.today')
    : t('describe.agreeBefore', { time: formatInstant(expiresAt, language) });
}
