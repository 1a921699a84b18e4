import { useTranslation } from 'react-i18next';
import { boat } from '#components/scenes/boat.tsx';
import { Text } from '#components/lists/text.tsx';
import { LendingSteps } from './lending-steps.tsx';
import { OrderFigures } from './order-figures.tsx';
import { type ProgressProps, ProgressPage } from './progress-page.tsx';

/** `/borrow/lending_details`: the steps of the payout, and the order. */
export function LendingDetailsScreen(props: ProgressProps) {
  const { t } = useTranslation('orderProgress');
  const { view } = props;
  return (
    <ProgressPage {...props} scene={boat} help={view.wait === 'contactService'}>
      <LendingSteps />
      <Text align="center">{t(`lending.${view.wait}`)}</Text>
      {view.loan && <OrderFigures order={view.loan} repayment />}
    </ProgressPage>
  );
}
