import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { envelope } from '#components/scenes/envelope.tsx';
import { lantern } from '#components/scenes/lantern.tsx';
import { Text } from '#components/lists/text.tsx';
import { Approved } from './approved.tsx';
import { type ProgressProps, ProgressPage } from './progress-page.tsx';
import { ReviewSteps } from './review-steps.tsx';

/** `/borrow/review` (S2, S9): a review, an approved limit, or a cancelled order. */
export function ReviewScreen(props: ProgressProps) {
  const { t } = useTranslation('orderProgress');
  const { view } = props;
  if (view.phase === 'approved') return <Approved {...props} />;
  if (view.phase === 'cancelled') {
    return (
      <ProgressPage {...props} scene={envelope} help>
        <Text tone="lead" align="center">
          {t('cancelled.text')}
        </Text>
      </ProgressPage>
    );
  }
  return (
    <ProgressPage {...props} scene={lantern} details help={view.wait === 'contactService'}>
      <Text tone="lead" align="center">
        {view.loan
          ? t('review.loan', { amount: formatPeso(view.loan.loanAmount) })
          : t('review.credit')}
      </Text>
      <Text align="center">{t(`review.${view.wait}`)}</Text>
      <ReviewSteps view={view} />
    </ProgressPage>
  );
}
