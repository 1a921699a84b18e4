import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { calendar } from '#components/scenes/calendar.tsx';
import { Text } from '#components/lists/text.tsx';
import { Freeze } from './freeze.tsx';
import { type ProgressProps, ProgressPage } from './progress-page.tsx';

/** `/borrow/reject`: the rejection, and when to apply again (S2, S3). */
export function RejectScreen(props: ProgressProps) {
  const { t } = useTranslation('orderProgress');
  const { view, send } = props;
  return (
    <ProgressPage {...props} scene={calendar} details>
      <Text tone="lead" align="center">
        {view.loan
          ? t('reject.loan', { amount: formatPeso(view.loan.loanAmount) })
          : t('reject.credit')}
      </Text>
      <Freeze view={view} send={send} />
      <Text align="center">{t('reject.nothingDue')}</Text>
    </ProgressPage>
  );
}
