import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { Receipt } from '#components/money/receipt.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { PageButton, SupportButton } from '#views/shared/page-button.tsx';
import { ComingFooter } from '#views/shared/operation-coming.tsx';
import { PaidElsewhereNotice } from '#views/shared/paid-elsewhere.tsx';
import { Coming, useDeadline, withComing } from './coming.tsx';
import { RestructureEnded } from './restructure-ended.tsx';
import { Insufficient, RestructurePage } from './restructure-page.tsx';
import type { Known, RestructureProps } from './props.ts';

/** `/repay/restructure_describe` (S2, T1): the restructure, or why it has ended. */
export function RestructureDescribeScreen(props: RestructureProps) {
  const { view } = props;
  if (view.ending) return <RestructureEnded {...props} ending={view.ending} />;
  return (
    <RestructurePage
      {...props}
      page="restructureDescribe"
      footer={
        view.order &&
        (view.order.coming ? (
          <ComingFooter request={props.request} />
        ) : (
          <Ways {...props} loanOrderId={view.order.loanOrderId} />
        ))
      }
    >
      {(known) => <What {...props} {...known} />}
    </RestructurePage>
  );
}

function What({ view, order, plan }: RestructureProps & Known) {
  const { t } = useTranslation('restructure');
  const language = useLanguage();
  const [first] = plan.instalments;
  const { paidAmount, missing } = withComing(order);
  return (
    <Stack gap="loose">
      <Text tone="lead">{t('describe.lead')}</Text>
      <Amount
        size="display"
        label={t('payNow')}
        value={formatPeso(missing)}
        note={useDeadline(order)}
      />
      <Coming order={order} />
      <Insufficient view={view} />
      <PaidElsewhereNotice payments={view.elsewhere} />
      <PaidElsewhereNotice payments={view.paidBefore}>{t('before')}</PaidElsewhereNotice>
      <Receipt
        label={t('payNow')}
        heading={t('loan', { number: order.loanNumber })}
        rows={[
          {
            label: t('describe.downPayment'),
            value: formatPeso(order.minimumPayment - order.fee),
          },
          { label: t('describe.fee'), value: formatPeso(order.fee) },
          ...(paidAmount > 0
            ? [
                { label: t('describe.minimum'), value: formatPeso(order.minimumPayment) },
                {
                  label: t('describe.paid'),
                  value: formatPeso(-Math.min(paidAmount, order.minimumPayment)),
                  tone: 'minus' as const,
                },
              ]
            : []),
        ]}
        total={{ label: t('payNow'), value: formatPeso(missing) }}
      />
      <Section title={t('plan.sums')}>
        <FigureList>
          <FigureRow
            label={t('describe.balance')}
            hint={t('describe.count', { count: plan.instalments.length })}
            value={formatPeso(order.balance.total)}
          />
          {first && (
            <>
              <FigureRow label={t('describe.first')} value={formatPeso(first.amount)} strong />
              <FigureRow
                label={t('describe.firstDue')}
                value={formatDay(first.dueDate, language)}
              />
            </>
          )}
        </FigureList>
      </Section>
      <Totals order={order} />
      {missing > 0 && <Text tone="secondary">{t('describe.counts')}</Text>}
      <Text tone="secondary">{t('describe.other')}</Text>
    </Stack>
  );
}

/** The settlement of today compared to the total of the restructure (T1). */
export function Totals({ order: { totalToday, totalAfter } }: Pick<Known, 'order'>) {
  const { t } = useTranslation('restructure');
  return (
    <Section title={t('describe.compare')}>
      <FigureList>
        <FigureRow label={t('describe.totalToday')} value={formatPeso(totalToday)} />
        <FigureRow label={t('describe.totalAfter')} value={formatPeso(totalAfter)} />
        <FigureRow
          label={t('describe.difference')}
          value={formatPeso(totalAfter - totalToday)}
          strong
        />
      </FigureList>
    </Section>
  );
}

/** The options, with equal weight (V9). */
function Ways({
  send,
  request,
  loanOrderId,
}: Pick<RestructureProps, 'send' | 'request'> & Pick<Known['order'], 'loanOrderId'>) {
  const { t } = useTranslation('restructure');
  return (
    <>
      <Button kind="secondary" onPress={() => send({ type: 'details.opened' })}>
        {t('describe.plan')}
      </Button>
      <PageButton kind="secondary" page="repay" query={{ loanOrderId }} request={request}>
        {t('describe.pay')}
      </PageButton>
      <SupportButton kind="secondary" request={request} />
    </>
  );
}
