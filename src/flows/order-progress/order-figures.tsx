import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { formatPeso } from '#domain/peso.ts';
import { dueFirst } from '#domain/payments/repayment-plan.ts';
import { Receipt, type ReceiptRow } from '#components/money/receipt.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { accountText } from '#views/shared/account-text.ts';

type Props = {
  order: LoanOrder;
  /** Adds rows for the repayment. */
  repayment?: boolean;
};

export function OrderFigures({ order, repayment = false }: Props) {
  const { t } = useTranslation('orderProgress');
  const language = useLanguage();
  const number = t('order.number', { number: order.loanNumber });
  const facts = [
    { label: t('order.applied'), value: formatInstant(order.appliedAt, language) },
    { label: t('order.term'), value: t('order.days', { count: order.term }) },
    ...(repayment ? repaymentOf(order) : []),
  ];

  /** Earlier overpayments are subtracted, because they pay part of the first instalment. */
  function repaymentOf(loan: LoanOrder): ReceiptRow[] {
    const { dueDate, totalLoanAmount, fromCredit = 0, repaymentPlan } = loan;
    const { installments } = repaymentPlan;
    const day = formatDay(dueDate, language);
    const total = formatPeso(totalLoanAmount - fromCredit);
    const off = { hint: t('order.fromCredit', { amount: formatPeso(fromCredit) }) };
    const hint = fromCredit > 0 && off;
    if (installments.length === 1) {
      return [
        { label: t('order.repay'), value: total, ...hint },
        { label: t('order.due'), value: day },
      ];
    }
    return [
      {
        label: t('order.firstPayment'),
        value: formatPeso(dueFirst(installments) - fromCredit),
        ...hint,
      },
      { label: t('order.firstDue'), value: day },
      { label: t('order.repayInAll'), value: total, ...hint },
    ];
  }

  return (
    <Receipt
      label={number}
      heading={number}
      parts={[{ id: 'facts', rows: facts }]}
      rows={[
        { label: t('order.amount'), value: formatPeso(order.loanAmount) },
        { label: t('order.fee'), value: formatPeso(order.amountReceived - order.loanAmount) },
      ]}
      total={{
        label: t('order.receive'),
        value: formatPeso(order.amountReceived),
        hint: t('order.account', { account: accountText(order.account) }),
      }}
    />
  );
}
