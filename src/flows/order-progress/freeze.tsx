import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { Card } from '#components/page/card.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { OrderProgressEvent } from '#machines/order-progress/order-progress.setup.ts';
import type { OrderProgressView } from '#machines/order-progress/view.ts';

type Props = { view: OrderProgressView; send: (event: OrderProgressEvent) => void };

/** When a rejected borrower may apply again. */
export function Freeze({ view: { guideFailed, freeze }, send }: Props) {
  const { t } = useTranslation('orderProgress');
  const language = useLanguage();
  if (guideFailed) {
    return (
      <Notice
        tone="danger"
        action={
          <Button kind="secondary" onPress={() => send({ type: 'retry.pressed' })}>
            {t('retry')}
          </Button>
        }
      >
        {t('reject.guideFailed')}
      </Notice>
    );
  }
  if (!freeze) return <Skeleton label={t('reject.guideLoading')} shapes={['button']} />;
  const { until, daysLeft: count } = freeze;
  const day = formatDay(until, language);
  return (
    <Card tone="sea">
      <Text tone="strong" align="center">
        {count > 0 ? t('reject.freeze', { count, day }) : t('reject.freezeNow')}
      </Text>
    </Card>
  );
}
