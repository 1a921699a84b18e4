import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Steps } from '#components/lists/steps.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { OrderProgressView } from '#machines/order-progress/view.ts';

export function ReviewSteps({ view: { loan, credit } }: { view: OrderProgressView }) {
  const { t } = useTranslation('orderProgress');
  const language = useLanguage();
  const since = loan?.appliedAt ?? credit?.statusSince;
  return (
    <Steps
      label={t('review.steps')}
      stateLabels={t('states', { returnObjects: true })}
      steps={[
        {
          id: 'received',
          label: t('review.received'),
          state: 'done',
          ...(since !== undefined && { time: formatInstant(since, language) }),
        },
        { id: 'checking', label: t('review.checking'), state: 'current' },
        { id: 'answer', label: t('review.answer'), state: 'upcoming' },
      ]}
    />
  );
}
