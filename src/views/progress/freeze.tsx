import { useTranslation } from 'react-i18next';
import { Notice } from '#components/notice.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import type { OrderProgressView } from '#machines/order-progress/view.ts';

/** How many days before the person may apply again. */
export function Freeze({ view }: { view: OrderProgressView }) {
  const { t } = useTranslation('progress');
  if (view.guideFailed) return <Notice tone="danger">{t('reject.guideFailed')}</Notice>;
  if (!view.rejection) return <Skeleton label={t('reject.guideLoading')} shapes={['line']} />;
  const { freezeDays } = view.rejection;
  return (
    <Notice tone="info">
      {freezeDays > 0 ? t('reject.freeze', { count: freezeDays }) : t('reject.freezeNow')}
    </Notice>
  );
}
