import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { instalmentTotals } from '#domain/payments/repayment-plan.ts';
import { Details } from '#components/page/details.tsx';
import { Receipt } from '#components/money/receipt.tsx';
import type { RepaymentView } from '#machines/repayment/view.ts';

type Props = {
  requested: RepaymentView['requested'];
  count: number;
  payNow: number;
};

export function PaymentParts({ requested, count, payNow }: Props) {
  const { t } = useTranslation('repayment');
  const { principal, interest, overdueFee, serviceFee, paid } = instalmentTotals(
    requested.installments.slice(0, count),
  );
  const saves = count === requested.installments.length ? (requested.settlement?.saves ?? 0) : 0;
  return (
    <Details summary={t('due.receipt')}>
      <Receipt
        label={t('due.receipt')}
        rows={[
          { label: t('due.principal'), value: formatPeso(principal) },
          { label: t('due.interest'), value: formatPeso(interest) },
          ...(overdueFee > 0 ? [{ label: t('due.fees'), value: formatPeso(overdueFee) }] : []),
          ...(serviceFee > 0
            ? [{ label: t('detail.serviceFee'), value: formatPeso(serviceFee) }]
            : []),
          ...(paid > 0
            ? [{ label: t('due.paid'), value: formatPeso(-paid), tone: 'minus' as const }]
            : []),
          ...(saves > 0
            ? [{ label: t('due.saved'), value: formatPeso(-saves), tone: 'minus' as const }]
            : []),
          ...(requested.deducted > 0
            ? [
                {
                  label: t('due.notedPaid'),
                  value: formatPeso(-requested.deducted),
                  tone: 'minus' as const,
                },
              ]
            : []),
        ]}
        total={{ label: t('due.payNow'), value: formatPeso(payNow) }}
      />
    </Details>
  );
}
