import { useTranslation } from 'react-i18next';
import { formatDeadline, formatInstant } from '#domain/date-format.ts';
import type { MoneyOnItsWay } from '#domain/payments/money-on-its-way.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { Notice } from '#components/overlays/notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';

type Props = {
  payments: readonly MoneyOnItsWay[];
  /** Pesos that the loan requests in addition to these payments; 0 if not shown. */
  rest?: number;
};

/** Payments at channels that are not posted yet and must not be repeated (R3). */
export function OnItsWay({ payments, rest = 0 }: Props) {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  return payments.map(({ accountNumber, name, centavos, paidAt, postsAt }, index) => (
    <Notice key={`${accountNumber} ${paidAt}`} tone="info" title={t('onItsWay.label')}>
      {t('onItsWay.text', {
        amount: formatPeso(centavos / centavosOfPeso),
        time: formatInstant(paidAt, language),
        channel: name,
      })}{' '}
      {t('onItsWay.postsAt', { day: formatDeadline(postsAt, language) })}{' '}
      {rest > 0 && index === payments.length - 1 && (
        <>{t('onItsWay.rest', { amount: formatPeso(rest) })} </>
      )}
      {t('onItsWay.counts')}
    </Notice>
  ));
}
