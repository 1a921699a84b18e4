import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Notice } from '#components/notice.tsx';
import { Text } from '#components/text.tsx';
import { accountText } from '../account-text.ts';
import { LendingSteps } from './lending-steps.tsx';
import { type ProgressProps, ProgressPage } from './progress-page.tsx';

/** `/borrow/lending`: the deposit on its way (S2, S9); also says that the payout failed (S4). */
export function LendingScreen(props: ProgressProps) {
  const { t } = useTranslation('progress');
  const { loan, phase, stage } = props.view;
  if (stage === 'disbursementFailed') {
    return (
      <ProgressPage {...props} title={t('payoutFailed.title')} scene="envelope">
        <Text tone="lead">{t('payoutFailed.text')}</Text>
        <Notice tone="warn">{t('payoutFailed.next')}</Notice>
      </ProgressPage>
    );
  }
  return (
    <ProgressPage {...props} title={t('lending.title')} scene="boat" details>
      {loan && (
        <Amount
          size="display"
          align="center"
          value={formatPeso(loan.amountReceived)}
          note={t('lending.text', {
            amount: formatPeso(loan.amountReceived),
            account: accountText(loan.account),
          })}
        />
      )}
      <Text>{t(`lending.${phase}`)}</Text>
      <LendingSteps />
    </ProgressPage>
  );
}
