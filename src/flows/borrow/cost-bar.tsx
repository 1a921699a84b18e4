import { useTranslation } from 'react-i18next';
import type { DisclosureStatement } from '#domain/loans/disclosure.ts';
import { formatPeso } from '#domain/peso.ts';
import { ProportionBar } from '#components/money/proportion-bar.tsx';
import { useScheduleNote } from './loan-headline.tsx';
import { sumsOf } from './sums.ts';

/** The received amount and the cost of a loan as one bar. */
export function CostBar({ disclosure }: { disclosure: DisclosureStatement }) {
  const { t } = useTranslation('borrow');
  const sums = sumsOf(disclosure);
  const other = sums.otherKeptBack + sums.otherOnTop;
  const interest = sums.interest - sums.couponDiscount;
  return (
    <ProportionBar
      label={t('bar.label')}
      parts={[
        {
          id: 'received',
          label: t('confirm.receive'),
          value: disclosure.netProceeds,
          display: formatPeso(disclosure.netProceeds),
          tone: 'received',
        },
        {
          id: 'fee',
          label: t('confirm.processingFee'),
          value: sums.processingFee,
          display: formatPeso(sums.processingFee),
          tone: 'fee',
        },
        {
          id: 'interest',
          label: t(sums.couponDiscount > 0 ? 'confirm.interestAfter' : 'confirm.interest'),
          value: interest,
          display: formatPeso(interest),
          tone: 'cost',
        },
        ...(other === 0
          ? []
          : [
              {
                id: 'other',
                label: t('confirm.otherCharges'),
                value: other,
                display: formatPeso(other),
                tone: 'fee' as const,
              },
            ]),
      ]}
      total={{
        label: t('bar.total'),
        display: formatPeso(disclosure.totalToRepay),
        note: useScheduleNote(disclosure),
      }}
    />
  );
}
