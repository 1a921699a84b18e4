import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { formatPeso } from '#domain/peso.ts';
import { Receipt } from '#components/receipt.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { accountText } from '../account-text.ts';

/** A loan order's figures as a receipt; `repayment` adds what is due and when. */
export function OrderFigures({
  order,
  repayment = false,
}: {
  order: LoanOrder;
  repayment?: boolean;
}) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  return (
    <Receipt
      label={t('reviewDetails.order')}
      rows={[
        { label: t('reviewDetails.order'), value: order.loanNumber },
        { label: t('reviewDetails.amount'), value: formatPeso(order.loanAmount) },
        { label: t('reviewDetails.term'), value: t('reviewDetails.days', { count: order.term }) },
        { label: t('reviewDetails.applied'), value: formatInstant(order.appliedAt, language) },
        { label: t('reviewDetails.account'), value: accountText(order.account) },
        ...(repayment
          ? [
              { label: t('lendingDetails.due'), value: formatDay(order.dueDate, language) },
              { label: t('lendingDetails.repay'), value: formatPeso(order.totalLoanAmount) },
            ]
          : []),
      ]}
      total={{ label: t('reviewDetails.receive'), value: formatPeso(order.amountReceived) }}
    />
  );
}
