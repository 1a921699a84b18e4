import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import type { MoneyOnItsWay } from '#domain/on-its-way.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { Notice } from '#components/notice.tsx';
import { useLanguage } from '#i18n/use-language.ts';

/** What was paid at channels and is not posted yet: it need not be paid again (R3). */
export function OnItsWay({ payments }: { payments: readonly MoneyOnItsWay[] }) {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  return payments.map(({ accountNumber, name, centavos, paidAt, postsAt }) => (
    <Notice key={`${accountNumber} ${paidAt}`} tone="info" title={t('onItsWay.label')}>
      {t('onItsWay.text', {
        amount: formatPeso(centavos / centavosOfPeso),
        time: formatInstant(paidAt, language),
        channel: name,
      })}{' '}
      {t('onItsWay.postsAt', { day: formatInstant(postsAt, language) })} {t('onItsWay.counts')}
    </Notice>
  ));
}
