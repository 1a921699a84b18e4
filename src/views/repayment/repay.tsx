import { useTranslation } from 'react-i18next';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { FigureList, FigureRow } from '#components/figure-row.tsx';
import { List, ListItem } from '#components/list.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { calendarIcon } from '#components/icons/calendar.ts';
import { receiptIcon } from '#components/icons/receipt.ts';
import { supportIcon } from '#components/icons/support.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { accountText } from '../account-text.ts';
import { underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';
import { DueDate } from './due-date.tsx';
import { DueToCome } from './due-to-come.tsx';
import { InstalmentChoice } from './instalment-choice.tsx';
import { Noted, OnItsWay } from './on-its-way.tsx';
import { FeesTakenBack } from './overdue-fees.tsx';
import { Payment } from './payment.tsx';
import { PaymentParts } from './payment-parts.tsx';
import { PaymentProblemNotice } from './payment-problem.tsx';
import { PayQuestion } from './pay-question.tsx';
import { Questions } from './questions.tsx';
import { Ways } from './ways.tsx';

export type RepaymentProps = ScreenProps<RepaymentView, RepaymentEvent>;

/** `/repay/repay`: what is due, late or not, and paying it online (S2, S3). */
export function RepayScreen(props: RepaymentProps) {
  return underWay(props.view.money) ? <Payment {...props} /> : <WhatIsDue {...props} />;
}

function WhatIsDue(props: RepaymentProps) {
  const { view, send, request } = props;
  const { t } = useTranslation(['repayment', 'title']);
  const { pending } = view;
  return (
    <Page
      title={view.overdue ? t('title:repayOverdue') : t('title:repay')}
      back={{ label: t('repayment:back'), onBack: () => request({ type: 'nav.back' }) }}
      busy={view.loading}
    >
      {pending && !view.failed ? (
        <Due {...props} pending={pending} />
      ) : (
        <Stack gap="loose">
          {(!pending || view.failed) && <PaymentProblemNotice problem={view.problem} />}
          <DueToCome view={view} send={send} />
        </Stack>
      )}
      {pending && view.confirming && (
        <PayQuestion pending={pending} amount={view.payNow} paysFor="instalments" send={send} />
      )}
    </Page>
  );
}

type DueProps = RepaymentProps & { pending: NonNullable<RepaymentView['pending']> };

function Due({ view, send, request, pending }: DueProps) {
  const { t } = useTranslation(['repayment', 'title']);
  return (
    <Stack gap="loose">
      <Stack>
        <Amount
          size="display"
          label={view.overdue ? t('repayment:due.nowOverdue') : t('repayment:due.now')}
          value={formatPeso(view.dueNow)}
          {...(view.dueNow < pending.totalDue && {
            note: t('repayment:due.total', { amount: formatPeso(pending.totalDue) }),
          })}
        />
        <DueDate pending={pending} overdue={view.overdue} daysLeft={view.daysLeft} />
      </Stack>
      <FeesTakenBack reversals={pending.reversals ?? []} />
      <OnItsWay payments={pending.onItsWay ?? []} />
      <Noted notes={view.noted} />
      {view.overdue && <Late pending={pending} request={request} />}
      <InstalmentChoice pending={pending} count={view.count} disabled={view.loading} send={send} />
      <Stack gap="tight">
        <FigureList>
          <FigureRow label={t('repayment:due.from')} value={accountText(pending.account)} words />
        </FigureList>
        <PaymentParts pending={pending} count={view.count} payNow={view.payNow} />
        {!view.overdue && <Text tone="caption">{t('repayment:due.early')}</Text>}
      </Stack>
      <Questions pending={pending} />
      <Ways {...{ view, send, request, pending }} />
      <List label={t('repayment:due.more')}>
        {pending.installments.length > 1 && (
          <ListItem
            icon={calendarIcon}
            label={t('title:repayPlan')}
            disabled={view.loading}
            onPress={() => send({ type: 'plan.opened' })}
          />
        )}
        <ListItem
          icon={receiptIcon}
          label={t('title:repayDetail')}
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
  const { cost, overdueFee } = pending;
  return (
    <Notice
      tone="warn"
      live={false}
      title={t('due.overdueFee', { fee: formatPeso(overdueFee) })}
      action={
        <Button
          kind="secondary"
          icon={supportIcon}
          onPress={() =>
            request({ type: 'location.requested', location: { page: 'customerCenter', query: {} } })
          }
        >
          {t('support')}
        </Button>
      }
    >
      {t('due.overdueText')}{' '}
      {cost &&
        t('due.cost', {
          amount: formatPeso(cost.soFar),
          share: formatPercent(cost.soFar / cost.borrowed),
        })}
    </Notice>
  );
}
