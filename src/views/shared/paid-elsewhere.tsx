import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { type PaidElsewhere, pesosElsewhere } from '#domain/operations/paid-elsewhere.ts';
import { formatPeso } from '#domain/peso.ts';
import { Notice } from '#components/overlays/notice.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';

type Props = { payments: readonly PaidElsewhere[] };

/**
 * Unposted payments beside the price of a rollover or a restructure.
 *
 * @param children how they count; by default the amount contains them
 */
export function PaidElsewhereNotice({ payments, children }: Props & { children?: string }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  if (payments.length === 0) return null;
  return (
    <Notice tone="warn" live={false} title={t('paidElsewhere.title')}>
      {payments.map(({ accountNumber, pesos, channel, at, announced }) => (
        <Text key={`${accountNumber} ${at}`}>
          {t(announced ? 'paidElsewhere.announced' : 'paidElsewhere.noted', {
            amount: formatPeso(pesos),
            channel,
            time: formatInstant(at, language),
          })}
        </Text>
      ))}
      {children ?? t('paidElsewhere.counts')}
    </Notice>
  );
}

/** Warns before a payment that may pay the same a second time. */
export function SecondPaymentNotice({ payments }: Props) {
  const { t } = useTranslation('common');
  if (payments.length === 0) return null;
  return (
    <Notice tone="warn" title={t('paidElsewhere.second')}>
      {t('paidElsewhere.secondText', { amount: formatPeso(pesosElsewhere(payments)) })}
    </Notice>
  );
}
