import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { Stack } from '#components/page/stack.tsx';
import { BackPage } from '#views/shared/back-page.tsx';
import { OnItsWay } from '#views/shared/on-its-way.tsx';
import { DueToCome } from './due-to-come.tsx';
import { requestsPayment, ToRepay } from './to-repay.tsx';
import { Instalments } from './instalments.tsx';
import { Noted } from './noted.tsx';
import type { RepaymentProps } from './props.ts';
import { RestructureRunning } from './restructure-running.tsx';

/** `/repay/repay_plan` (S2): the money on its way, then the instalments that are still unpaid. */
export function RepayPlanScreen({ view, send, request }: RepaymentProps) {
  const { t } = useTranslation(['repayment', 'title']);
  const { pending } = view;
  const { installments } = view.requested;
  return (
    <BackPage
      title={t('title:repayPlan')}
      request={request}
      busy={view.loading}
      footer={requestsPayment(view) && <ToRepay view={view} request={request} />}
    >
      {pending && !view.failed ? (
        <Stack gap="loose">
          <RestructureRunning view={view} />
          <OnItsWay payments={pending.onItsWay ?? []} />
          <Noted notes={view.noted} />
          {view.leftInAll > 0 && (
            <Amount
              size="large"
              label={t('repayment:plan.total')}
              value={formatPeso(view.leftInAll)}
            />
          )}
          {installments.length > 0 && (
            <Instalments
              items={installments}
              label={t('title:repayPlan')}
              underWay={{ restructuring: view.noRequestReason === 'restructuring' }}
            />
          )}
        </Stack>
      ) : (
        <DueToCome view={view} send={send} request={request} />
      )}
    </BackPage>
  );
}
