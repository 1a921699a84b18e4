import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Page } from '#components/page.tsx';
import { Stack } from '#components/stack.tsx';
import { DueToCome } from './due-to-come.tsx';
import { Instalments } from './instalments.tsx';
import type { RepaymentProps } from './repay.tsx';

/** `/repay/repay_plan`: every unpaid instalment with its due date (S2). */
export function RepayPlanScreen({ view, send, request }: RepaymentProps) {
  const { t } = useTranslation(['repayment', 'title']);
  const { pending } = view;
  return (
    <Page
      title={t('title:repayPlan')}
      back={{ label: t('repayment:back'), onBack: () => request({ type: 'nav.back' }) }}
      busy={view.loading}
    >
      {pending && !view.failed ? (
        <Stack gap="loose">
          <Amount
            size="large"
            label={t('repayment:plan.total')}
            value={formatPeso(pending.totalDue)}
          />
          <Instalments items={pending.installments} label={t('title:repayPlan')} />
        </Stack>
      ) : (
        <DueToCome view={view} send={send} request={request} />
      )}
    </Page>
  );
}
