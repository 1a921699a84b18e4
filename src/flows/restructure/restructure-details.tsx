import { useTranslation } from 'react-i18next';
import { ordinal } from '#domain/counting.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { Receipt } from '#components/money/receipt.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Timeline } from '#components/money/timeline.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { Totals } from './restructure-describe.tsx';
import { RestructurePage } from './restructure-page.tsx';
import type { Known, RestructureProps } from './props.ts';

/**
 * `/repay/restructure_details` (S2, T1): the new instalments, the totals with and without the
 * restructure, and the cost.
 */
export function RestructureDetailsScreen(props: RestructureProps) {
  const { t } = useTranslation('restructure');
  return (
    <RestructurePage
      {...props}
      page="restructureDetails"
      footer={
        <Button onPress={() => props.send({ type: 'confirmation.opened' })}>
          {t('plan.next')}
        </Button>
      }
    >
      {({ order, plan }) => (
        <Stack gap="loose">
          <Plan plan={plan} />
          <Totals order={order} />
          <Cost order={order} rate={props.view.effectiveMonthlyRate} />
        </Stack>
      )}
    </RestructurePage>
  );
}

function Plan({ plan }: Pick<Known, 'plan'>) {
  const { t } = useTranslation(['restructure', 'title']);
  const language = useLanguage();
  return (
    <>
      <Timeline
        label={t('title:restructureDetails')}
        items={plan.instalments.map(
          ({ period, dueDate, amount, principal, interest, carriedOverdueFee, serviceFee = 0 }) => {
            const parts = {
              principal: formatPeso(principal),
              interest: formatPeso(interest),
              fee: formatPeso(carriedOverdueFee),
            };
            return {
              id: String(period),
              title: t('restructure:plan.payment', { ordinal: ordinal(period, language) }),
              date: formatDay(dueDate, language),
              amount: formatPeso(amount),
              detail: [
                carriedOverdueFee > 0
                  ? t('restructure:plan.partsWithFee', parts)
                  : t('restructure:plan.parts', parts),
                ...(serviceFee > 0
                  ? [t('restructure:plan.partServiceFee', { fee: formatPeso(serviceFee) })]
                  : []),
              ].join(', '),
            };
          },
        )}
      />
      <Receipt
        label={t('restructure:plan.sums')}
        heading={t('restructure:plan.sums')}
        rows={[
          { label: t('restructure:plan.principal'), value: formatPeso(plan.principal) },
          { label: t('restructure:plan.interest'), value: formatPeso(plan.interest) },
          ...(plan.carriedOverdueFee > 0
            ? [{ label: t('restructure:plan.fee'), value: formatPeso(plan.carriedOverdueFee) }]
            : []),
          ...(plan.serviceFee > 0
            ? [{ label: t('restructure:plan.serviceFee'), value: formatPeso(plan.serviceFee) }]
            : []),
        ]}
        total={{ label: t('restructure:plan.total'), value: formatPeso(plan.total) }}
      />
    </>
  );
}

function Cost({ order: { cost }, rate }: Pick<Known, 'order'> & { rate: number | null }) {
  const { t } = useTranslation('restructure');
  return (
    <Section title={t('plan.cost')}>
      <FigureList>
        {rate !== null && <FigureRow label={t('plan.rate')} value={formatPercent(rate)} />}
        <FigureRow label={t('plan.byPlan')} value={formatPeso(cost.byPlan)} />
        <FigureRow label={t('plan.after')} value={formatPeso(cost.after)} />
        {cost.cap !== null && <FigureRow label={t('plan.cap')} value={formatPeso(cost.cap)} />}
      </FigureList>
    </Section>
  );
}
