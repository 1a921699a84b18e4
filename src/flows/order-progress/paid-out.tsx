import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { formatPeso } from '#domain/peso.ts';
import { dueFirst } from '#domain/payments/repayment-plan.ts';
import { Amount } from '#components/money/amount.tsx';
import { Receipt } from '#components/money/receipt.tsx';
import { boat } from '#components/scenes/boat.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { accountText } from '#views/shared/account-text.ts';
import { type ProgressProps, ProgressPage } from './progress-page.tsx';

export function PaidOut({ order, ...props }: ProgressProps & { order: LoanOrder }) {
  const { t } = useTranslation('orderProgress');
  const language = useLanguage();
  const { installments } = order.repaymentPlan;
  const first = dueFirst(installments);
  return (
    <ProgressPage
      {...props}
      scene={boat}
      onward={{
        label: t('paidOut.action'),
        onPress: () => props.send({ type: 'loan.opened' }),
      }}
    >
      <Amount
        size="display"
        align="center"
        value={formatPeso(order.amountReceived)}
        note={t('paidOut.text', { account: accountText(order.account) })}
      />
      <Receipt
        label={t('paidOut.receipt')}
        heading={t('paidOut.receipt')}
        rows={[
          { label: t('paidOut.sentAt'), value: formatInstant(order.statusSince, language) },
          { label: t('paidOut.loan'), value: order.loanNumber },
        ]}
        total={{
          label: t(installments.length === 1 ? 'paidOut.due' : 'paidOut.firstDue'),
          value: formatDay(order.dueDate, language),
          hint: first > 0 ? t('paidOut.toPay', { amount: formatPeso(first) }) : undefined,
        }}
      />
    </ProgressPage>
  );
}
