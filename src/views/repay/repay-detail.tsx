import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { instalmentDue } from '#domain/repayment-plan.ts';
import { Button } from '#components/button.tsx';
import { ErrorState } from '#components/error-state.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { Receipt } from '#components/receipt.tsx';
import { Scene } from '#components/scene.tsx';
import { Section } from '#components/section.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stack } from '#components/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { Instalments } from './instalments.tsx';
import type { RepaymentProps } from './repay.tsx';

/** `/repay/repay_detail`: what was paid and what is not; after a payment it says so first (S2). */
export function RepayDetailScreen({ view, send, ask }: RepaymentProps) {
  const { t } = useTranslation(['repay', 'failure']);
  const { detail, paid, settled } = view;
  return (
    <Page
      title={paid ? t('repay:detail.paidTitle') : t('repay:detail.title')}
      hero={paid ? <Scene name="bayong" /> : undefined}
      back={{ label: t('repay:back'), onBack: () => ask({ type: 'nav.back' }) }}
      busy={view.loading}
      footer={
        <Button
          kind={paid ? 'primary' : 'secondary'}
          onPress={() => ask({ type: 'place.requested', place: { page: 'home', query: {} } })}
        >
          {t('repay:home')}
        </Button>
      }
    >
      <Stack gap="loose">
        {paid && <Notice tone="success">{t('repay:detail.paidText')}</Notice>}
        {settled && (
          <Notice tone="success" title={t('repay:detail.settledTitle')} live={false}>
            {t('repay:detail.settledText')}
          </Notice>
        )}
        {!detail && !view.failed && (
          <Skeleton label={t('repay:detail.loading')} shapes={['card', 'row', 'row']} />
        )}
        {view.failed && view.failure && (
          <ErrorState
            title={t('repay:detail.failed')}
            text={failureText(t, view.failure)}
            actions={
              <Button onPress={() => send({ type: 'retry.pressed' })}>{t('repay:retry')}</Button>
            }
          />
        )}
        {detail && <Figures detail={detail} />}
      </Stack>
    </Page>
  );
}

function Figures({ detail }: { detail: NonNullable<RepaymentView['detail']> }) {
  const { t } = useTranslation('repay');
  const { repayOrder, repayPlans } = detail;
  const left = repayPlans.reduce((sum, instalment) => sum + instalmentDue(instalment), 0);
  const figures = t('detail.figures', { number: detail.loanNumber });
  return (
    <>
      <Receipt
        label={figures}
        heading={figures}
        rows={[
          { label: t('detail.principal'), value: formatPeso(repayOrder.principal) },
          { label: t('detail.interest'), value: formatPeso(repayOrder.interest) },
          { label: t('detail.serviceFee'), value: formatPeso(detail.serviceFee) },
          { label: t('detail.repaidServiceFee'), value: formatPeso(detail.repaidServiceFee) },
          { label: t('detail.unpaidServiceFee'), value: formatPeso(detail.unpaidServiceFee) },
        ]}
        total={{ label: t('detail.left'), value: formatPeso(left) }}
      />
      <Section title={t('detail.schedule')}>
        <Instalments items={repayPlans} label={t('detail.schedule')} />
      </Section>
    </>
  );
}
