import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { dueFirst, instalmentStatus, instalmentTotals } from '#domain/repayment-plan.ts';
import { Button } from '#components/button.tsx';
import { ErrorState } from '#components/error-state.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { Receipt } from '#components/receipt.tsx';
import { Scene } from '#components/scene.tsx';
import { bayong } from '#components/scenes/bayong.tsx';
import { Section } from '#components/section.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stack } from '#components/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { Instalments } from './instalments.tsx';
import type { RepaymentProps } from './repay.tsx';

/** `/repay/repay_detail`: what was paid and what is not; after a payment it says so first (S2). */
export function RepayDetailScreen({ view, send, request }: RepaymentProps) {
  const { t } = useTranslation(['repayment', 'failure']);
  const { detail, paid } = view;
  return (
    <Page
      title={paid ? t('repayment:detail.paidTitle') : t('repayment:detail.title')}
      hero={paid ? <Scene drawing={bayong} /> : undefined}
      back={{ label: t('repayment:back'), onBack: () => request({ type: 'nav.back' }) }}
      busy={view.loading}
      footer={
        <Button
          kind={paid ? 'primary' : 'secondary'}
          onPress={() =>
            request({ type: 'location.requested', location: { page: 'home', query: {} } })
          }
        >
          {t('repayment:home')}
        </Button>
      }
    >
      <Stack gap="loose">
        <Standing view={view} />
        {!detail && !view.failed && (
          <Skeleton label={t('repayment:detail.loading')} shapes={['card', 'row', 'row']} />
        )}
        {view.failed && view.failure && (
          <ErrorState
            title={t('repayment:detail.failed')}
            text={failureText(t, view.failure)}
            actions={
              <Button onPress={() => send({ type: 'retry.pressed' })}>
                {t('repayment:retry')}
              </Button>
            }
          />
        )}
        {detail && <Figures detail={detail} />}
      </Stack>
    </Page>
  );
}

/** That a payment was taken, and what comes after it. */
function Standing({ view: { detail, paid, settled } }: Pick<RepaymentProps, 'view'>) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  if (settled) {
    return (
      <Notice tone="success" title={t('detail.settledTitle')} live={paid}>
        {t('detail.settledText')}
      </Notice>
    );
  }
  if (!paid) return null;
  const next = detail?.repayPlans.find(({ status }) => status !== instalmentStatus.settled);
  return (
    <Notice tone="success" title={t('detail.paidText')}>
      {detail &&
        next &&
        t('detail.next', {
          amount: formatPeso(dueFirst(detail.repayPlans)),
          day: formatDay(next.dueDate, language),
        })}
    </Notice>
  );
}

/** From the loan to what is left of it, each payment after it. */
function Figures({ detail }: { detail: NonNullable<RepaymentView['detail']> }) {
  const { t } = useTranslation('repayment');
  const { repayOrder, repayPlans, serviceFee, repaidServiceFee, unpaidServiceFee } = detail;
  const { overdueFee, paid, remaining } = instalmentTotals(repayPlans);
  const figures = t('detail.figures', { number: detail.loanNumber });
  return (
    <>
      <Receipt
        label={figures}
        heading={figures}
        rows={[
          { label: t('detail.principal'), value: formatPeso(repayOrder.principal) },
          { label: t('detail.interest'), value: formatPeso(repayOrder.interest) },
          ...(overdueFee > 0
            ? [{ label: t('detail.overdueFees'), value: formatPeso(overdueFee) }]
            : []),
          { label: t('detail.serviceFee'), value: formatPeso(serviceFee) },
          {
            label: t('detail.repaidServiceFee'),
            value: formatPeso(-repaidServiceFee),
            tone: 'minus',
          },
          { label: t('detail.paid'), value: formatPeso(-paid), tone: 'minus' },
        ]}
        total={{ label: t('detail.left'), value: formatPeso(remaining + unpaidServiceFee) }}
      />
      <Section title={t('detail.schedule')}>
        <Instalments items={repayPlans} label={t('detail.schedule')} />
      </Section>
    </>
  );
}
