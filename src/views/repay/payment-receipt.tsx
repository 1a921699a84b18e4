import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import type { Instalment } from '#domain/repayment-plan.ts';
import { Receipt } from '#components/receipt.tsx';
import type { RepaymentView } from '#machines/repayment/view.ts';

type Props = {
  pending: NonNullable<RepaymentView['pending']>;
  count: number;
  payNow: number;
};

/** What the payment is made of, the total last. */
export function PaymentReceipt({ pending, count, payNow }: Props) {
  const { t } = useTranslation('repay');
  const chosen = pending.installments.slice(0, count);
  const sum = (part: (instalment: Instalment) => number) =>
    chosen.reduce((total, instalment) => total + part(instalment), 0);
  const fees = sum(({ overdueFee }) => overdueFee);
  const paid = sum(({ paidAmount }) => paidAmount);
  return (
    <Receipt
      label={t('due.receipt')}
      heading={t('due.receipt')}
      rows={[
        { label: t('due.principal'), value: formatPeso(sum(({ principal }) => principal)) },
        { label: t('due.interest'), value: formatPeso(sum(({ interest }) => interest)) },
        ...(fees > 0 ? [{ label: t('due.fees'), value: formatPeso(fees) }] : []),
        ...(paid > 0
          ? [{ label: t('due.paid'), value: formatPeso(-paid), tone: 'minus' as const }]
          : []),
      ]}
      total={{ label: t('due.payNow'), value: formatPeso(payNow) }}
    />
  );
}
