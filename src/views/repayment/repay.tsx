import { useTranslation } from 'react-i18next';
import { runningCost } from '#domain/loan-cost.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { List, ListItem } from '#components/list.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { Stack } from '#components/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';
import { DueDate } from './due-date.tsx';
import { DueToCome } from './due-to-come.tsx';
import { InstalmentChoice } from './instalment-choice.tsx';
import { Payment } from './payment.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';

export type RepaymentProps = ScreenProps<RepaymentView, RepaymentEvent>;

/** `/repay/repay`: what is due, late or not, and paying it online (S2, S3). */
export function RepayScreen(props: RepaymentProps) {
  return underWay(props.view.money) ? <Payment {...props} /> : <WhatIsDue {...props} />;
}

function WhatIsDue(props: RepaymentProps) {
  const { view, send, request } = props;
  const { t } = useTranslation('repayment');
  const { pending } = view;
  return (
    <Page
      title={view.overdue ? t('due.titleOverdue') : t('due.title')}
      back={{ label: t('back'), onBack: () => request({ type: 'nav.back' }) }}
      busy={view.loading}
      footer={pending && <Pay view={view} send={send} />}
    >
      {pending && !view.failed ? (
        <Due {...props} pending={pending} />
      ) : (
        <DueToCome view={view} send={send} />
      )}
    </Page>
  );
}

type DueProps = RepaymentProps & { pending: NonNullable<RepaymentView['pending']> };

function Due({ view, send, request, pending }: DueProps) {
  const { t } = useTranslation('repayment');
  return (
    <Stack gap="loose">
      <Stack>
        <Amount
          size="display"
          label={view.overdue ? t('due.nowOverdue') : t('due.now')}
          value={formatPeso(view.dueNow)}
          {...(view.dueNow < pending.totalDue && {
            note: t('due.total', { amount: formatPeso(pending.totalDue) }),
          })}
        />
        <DueDate pending={pending} overdue={view.overdue} daysLeft={view.daysLeft} />
      </Stack>
      {view.overdue && <Late pending={pending} request={request} />}
      <InstalmentChoice pending={pending} count={view.count} disabled={view.loading} send={send} />
      <PaymentReceipt pending={pending} count={view.count} payNow={view.payNow} />
      <List label={t('due.more')}>
        <ListItem
          icon="calendar"
          label={t('due.plan')}
          disabled={view.loading}
          onPress={() => send({ type: 'plan.opened' })}
        />
        <ListItem
          icon="receipt"
          label={t('due.detail')}
          disabled={view.loading}
          onPress={() => send({ type: 'detail.opened' })}
        />
      </List>
    </Stack>
  );
}

/** What being late costs so far, and whom to talk to. */
function Late({ pending, request }: Pick<DueProps, 'pending' | 'request'>) {
  const { t } = useTranslation('repayment');
  const cost = runningCost({ ...pending.calculateInfo, overdueFee: pending.overdueFee });
  return (
    <Notice
      tone="warn"
      live={false}
      title={t('due.overdueFee', { fee: formatPeso(pending.overdueFee) })}
      action={
        <Button
          kind="secondary"
          icon="support"
          onPress={() =>
            request({ type: 'location.requested', location: { page: 'customerCenter', query: {} } })
          }
        >
          {t('support')}
        </Button>
      }
    >
      {t('due.overdueText')}{' '}
      {cost.share !== null &&
        t('due.cost', { amount: formatPeso(cost.amount), share: formatPercent(cost.share) })}
    </Notice>
  );
}

function Pay({ view, send }: Pick<RepaymentProps, 'view' | 'send'>) {
  const { t } = useTranslation('repayment');
  return (
    <>
      <PaymentProblemNotice view={view} />
      <Button
        busy={view.loading}
        disabled={!view.canPay}
        reason={view.canPay || view.loading ? undefined : t('problems.notPayable')}
        onPress={() => send({ type: 'payment.confirmed' })}
      >
        {t('due.pay', { amount: formatPeso(view.payNow) })}
      </Button>
    </>
  );
}

function PaymentProblemNotice({ view: { problem } }: Pick<RepaymentProps, 'view'>) {
  const { t } = useTranslation(['repayment', 'failure']);
  if (!problem) return null;
  const text =
    'failure' in problem
      ? t(`repayment:problems.${problem.type}`, { reason: failureText(t, problem.failure) })
      : t(`repayment:problems.${problem.type}`);
  return <Notice tone={problem.type === 'notTaken' ? 'warn' : 'danger'}>{text}</Notice>;
}
