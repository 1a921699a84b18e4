import { useTranslation } from 'react-i18next';
import { groupInFours, maskNumber } from '#domain/bank-card.ts';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { ErrorState } from '#components/error-state.tsx';
import { List, ListItem } from '#components/list.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { RadioCards } from '#components/radio-cards.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.machine.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { MoneyStatus } from '../money-status.tsx';
import type { ScreenProps } from '../screen.ts';
import { DueDate } from './due-date.tsx';
import { PaymentReceipt } from './payment-receipt.tsx';

export type RepaymentProps = ScreenProps<RepaymentView, RepaymentEvent>;

/** `/repay/repay`: what is due, late or not, and paying it online (S2, S3). */
export function RepayScreen(props: RepaymentProps) {
  const { view, send, ask } = props;
  const { t } = useTranslation(['repay', 'failure']);
  const { pending, money } = view;
  return (
    <Page
      title={view.overdue ? t('repay:due.titleOverdue') : t('repay:due.title')}
      back={money ? undefined : { label: t('repay:back'), onBack: () => ask({ type: 'nav.back' }) }}
      busy={view.loading}
      footer={
        pending &&
        !money && (
          <Button disabled={!view.canPay} onPress={() => send({ type: 'payment.confirmed' })}>
            {t('repay:due.pay', { amount: formatPeso(view.payNow) })}
          </Button>
        )
      }
    >
      <Stack gap="loose">
        {money && <PaymentStatus {...props} />}
        <PaymentProblemNotice view={view} />
        {!pending && !money && !view.failed && (
          <Skeleton label={t('repay:due.loading')} shapes={['amount', 'line', 'card', 'row']} />
        )}
        {view.failed && view.failure && (
          <ErrorState
            title={t('repay:due.failed')}
            text={failureText(t, view.failure)}
            actions={
              <Button onPress={() => send({ type: 'retry.pressed' })}>{t('repay:retry')}</Button>
            }
          />
        )}
        {pending && !money && <Due {...props} pending={pending} />}
      </Stack>
    </Page>
  );
}

type DueProps = RepaymentProps & { pending: NonNullable<RepaymentView['pending']> };

function Due({ view, send, pending }: DueProps) {
  const { t } = useTranslation('repay');
  return (
    <>
      <Amount
        size="display"
        label={t('due.total')}
        value={formatPeso(pending.totalDue)}
        {...(pending.overdueFee > 0 && {
          note: `${t('due.overdueFee')}: ${formatPeso(pending.overdueFee)}`,
        })}
      />
      <DueDate pending={pending} overdue={view.overdue} daysLeft={view.daysLeft} />
      {view.overdue && <Notice tone="danger">{t('due.overdueText')}</Notice>}
      <InstalmentChoice view={view} send={send} pending={pending} />
      <PaymentReceipt pending={pending} count={view.count} payNow={view.payNow} />
      <Text tone="secondary">
        {t('due.account', { account: maskNumber(groupInFours(pending.cardNumber)) })}
      </Text>
      <Text tone="secondary">{t('due.early')}</Text>
      <List label={t('due.detail')}>
        <ListItem
          icon="calendar"
          label={t('due.plan')}
          onPress={() => send({ type: 'plan.opened' })}
        />
        <ListItem
          icon="receipt"
          label={t('due.detail')}
          onPress={() => send({ type: 'detail.opened' })}
        />
      </List>
    </>
  );
}

function InstalmentChoice({ view, send, pending }: Omit<DueProps, 'ask'>) {
  const { t } = useTranslation('repay');
  const language = useLanguage();
  const { installments } = pending;
  if (installments.length === 1) return null;
  return (
    <RadioCards
      label={t('due.choose')}
      value={String(view.count)}
      onChange={(count) => send({ type: 'instalments.chosen', count: Number(count) })}
      options={installments.map(({ dueDate }, index) => ({
        value: String(index + 1),
        label:
          index + 1 === installments.length ? t('due.all') : t('due.upTo', { count: index + 1 }),
        description: t('due.until', { day: formatDay(dueDate, language) }),
      }))}
    />
  );
}

function PaymentProblemNotice({ view: { problem } }: Pick<RepaymentProps, 'view'>) {
  const { t } = useTranslation(['repay', 'failure']);
  if (!problem) return null;
  const text =
    'failure' in problem
      ? t(`repay:problems.${problem.type}`, { reason: failureText(t, problem.failure) })
      : t(`repay:problems.${problem.type}`);
  return <Notice tone={problem.type === 'notTaken' ? 'warn' : 'danger'}>{text}</Notice>;
}

function PaymentStatus({ view: { money }, send, ask }: RepaymentProps) {
  const { t } = useTranslation('repay');
  if (!money) return null;
  return (
    <MoneyStatus
      money={money}
      words={{
        sending: { title: t('money.sending.title'), text: t('money.sending.text') },
        checking: { title: t('money.checking.title'), text: t('money.checking.text') },
        waiting: { title: t('money.waiting.title'), text: t('money.waiting.text') },
        overdue: t('money.overdue'),
        check: t('money.check'),
        support: t('support'),
      }}
      onCheck={() => send({ type: 'check.requested' })}
      onSupport={() =>
        ask({ type: 'place.requested', place: { page: 'customerCenter', query: {} } })
      }
    />
  );
}
