import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { bayong } from '#components/scenes/bayong.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { type ProgressProps, ProgressPage } from './progress-page.tsx';

export function Approved(props: ProgressProps) {
  const { t } = useTranslation('orderProgress');
  const language = useLanguage();
  const { borrowable, closed, quota, quotaFailed } = props.view;
  return (
    <ProgressPage
      {...props}
      scene={bayong}
      onward={{
        label: t(closed ? 'approved.see' : 'approved.action'),
        onPress: () => props.send({ type: 'borrow.started' }),
      }}
    >
      {quota && borrowable > 0 && (
        <Amount
          size="display"
          align="center"
          label={t('approved.upTo')}
          value={formatPeso(borrowable)}
          note={t('approved.valid', { day: formatDay(quota.validUntil, language) })}
        />
      )}
      {!quota && !quotaFailed && <Skeleton label={t('approved.loading')} shapes={['amount']} />}
      {quotaFailed && <Text align="center">{t('approved.failed')}</Text>}
      <Text tone="lead" align="center">
        {t(closed ? 'approved.closed' : 'approved.text')}
      </Text>
    </ProgressPage>
  );
}
