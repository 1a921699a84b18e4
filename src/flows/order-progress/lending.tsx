import { useTranslation } from 'react-i18next';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { formatDeadline } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { anchored } from '#components/scenes/anchored.tsx';
import { boat } from '#components/scenes/boat.tsx';
import { Text } from '#components/lists/text.tsx';
import { Until } from '#components/page/until.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { accountText } from '#views/shared/account-text.ts';
import { LendingSteps } from './lending-steps.tsx';
import { PaidOut } from './paid-out.tsx';
import { type ProgressProps, ProgressPage } from './progress-page.tsx';

/** `/borrow/lending`: the payout in progress (S2, S9), completed, held, or failed (S4). */
export function LendingScreen(props: ProgressProps) {
  const { t } = useTranslation('orderProgress');
  const language = useLanguage();
  const { loan, phase, wait } = props.view;
  if (phase === 'paidOut' && loan) return <PaidOut {...props} order={loan} />;
  const openAccount = () =>
    props.request({
      type: 'location.requested',
      location: { page: 'smsVerification', query: {} },
    });
  if (phase === 'payoutHeld') {
    return (
      <ProgressPage
        {...props}
        scene={anchored}
        onward={{ label: t('payoutHeld.action'), onPress: openAccount }}
      >
        {loan && <Sum order={loan} words="payoutFailed.account" />}
        <Text tone="lead" align="center">
          {t('payoutHeld.text')}
        </Text>
      </ProgressPage>
    );
  }
  if (phase === 'disbursementFailed') {
    return (
      <ProgressPage
        {...props}
        scene={anchored}
        onward={{ label: t('payoutFailed.action'), onPress: openAccount }}
      >
        {loan && <Sum order={loan} words="payoutFailed.account" />}
        <Text tone="lead" align="center">
          {t('payoutFailed.text')}
        </Text>
        <Text align="center">{t('payoutFailed.next')}</Text>
        {loan && (
          <Until align="center">
            {loan.repairUntil === undefined
              ? t('payoutFailed.noEnd')
              : t('payoutFailed.until', { time: formatDeadline(loan.repairUntil, language) })}
          </Until>
        )}
      </ProgressPage>
    );
  }
  return (
    <ProgressPage {...props} scene={boat} details help={wait === 'contactService'}>
      {loan && <Sum order={loan} words="lending.text" />}
      <Text align="center">{t(`lending.${wait}`)}</Text>
      <LendingSteps />
    </ProgressPage>
  );
}

type SumProps = { order: LoanOrder; words: 'lending.text' | 'payoutFailed.account' };

function Sum({ order, words }: SumProps) {
  const { t } = useTranslation('orderProgress');
  return (
    <Amount
      size="display"
      align="center"
      value={formatPeso(order.amountReceived)}
      note={t(words, { account: accountText(order.account) })}
    />
  );
}
