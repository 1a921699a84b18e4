import { useTranslation } from 'react-i18next';
import type { DisclosureStatement } from '#domain/disclosure.ts';
import { formatPeso } from '#domain/peso.ts';
import { ProportionBar } from '#components/proportion-bar.tsx';

/** What is received, what it costs and what is repaid, as one bar. */
export function CostBar({ disclosure }: { disclosure: DisclosureStatement }) {
  const { t } = useTranslation('borrow');
  const fee = disclosure.amountFinanced - disclosure.netProceeds;
  const interest = disclosure.totalToRepay - disclosure.amountFinanced;
  return (
    <ProportionBar
      label={t('bar.label')}
      parts={[
        {
          id: 'received',
          label: t('bar.received'),
          value: disclosure.netProceeds,
          display: formatPeso(disclosure.netProceeds),
          tone: 'received',
        },
        { id: 'fee', label: t('bar.fee'), value: fee, display: formatPeso(fee), tone: 'fee' },
        {
          id: 'interest',
          label: t('bar.cost'),
          value: interest,
          display: formatPeso(interest),
          tone: 'cost',
        },
      ]}
      total={{ label: t('bar.total'), display: formatPeso(disclosure.totalToRepay) }}
    />
  );
}
