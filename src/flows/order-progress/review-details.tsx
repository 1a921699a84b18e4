import { useTranslation } from 'react-i18next';
import { lantern } from '#components/scenes/lantern.tsx';
import { Text } from '#components/lists/text.tsx';
import { OrderFigures } from './order-figures.tsx';
import { type ProgressProps, ProgressPage } from './progress-page.tsx';
import { ReviewSteps } from './review-steps.tsx';

/** `/borrow/review_details`: the steps of the review and, for a loan, its order. */
export function ReviewDetailsScreen(props: ProgressProps) {
  const { t } = useTranslation('orderProgress');
  const { view } = props;
  return (
    <ProgressPage {...props} scene={lantern} help={view.wait === 'contactService'}>
      <ReviewSteps view={view} />
      <Text align="center">{t(`review.${view.wait}`)}</Text>
      {view.loan && <OrderFigures order={view.loan} />}
    </ProgressPage>
  );
}
