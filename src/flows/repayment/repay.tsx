import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Dialog } from '#components/overlays/dialog.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { calendarIcon } from '#components/icons/calendar.ts';
import { receiptIcon } from '#components/icons/receipt.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { SupportButton } from '#views/shared/page-button.tsx';
import { accountText } from '#views/shared/account-text.ts';
import { underWay } from '#views/shared/money-page.tsx';
import { OnItsWay } from '#views/shared/on-its-way.tsx';
import { DueDate } from './due-date.tsx';
import { DueToCome } from './due-to-come.tsx';
import { InstalmentChoice } from './instalment-choice.tsx';
import { Noted } from './noted.tsx';
import { FeesTakenBack } from './overdue-fees.tsx';
import { Payment } from './payment.tsx';
import { PaymentParts } from './payment-parts.tsx';
import { PaymentProblemNotice } from './payment-problem.tsx';
import { PayQuestion } from './pay-question.tsx';
import type { RepaymentProps } from './props.ts';
import { Questions } from './questions.tsx';
import { OpenOperation, PayBar, TalkButton, Ways } from './ways.tsx';

/** `/repay/repay` (S2, S3): the amounts due and the ways to pay, or a payment in progress. */
export function RepayScreen(props: RepaymentProps) {
  return underWay(props.view.money) ? <Payment {...props} /> : <WhatIsDue {...props} />;
}

function WhatIsDue(props: RepaymentProps) {
  const { view, send, request } = props;
  const { t } = useTranslation(['repayment', 'title']);
  const { pending } = view;
  return (
    <BackPage
      title={view.overdue ? t('title:repayOverdue') : t('title:repay')}
      request={request}
      busy={view.loading}
      footer={
        pending && !view.failed && !view.noRequestReason && <PayBar view={view} send={send} />
      }
    >
      {pending && !view.failed ? (
        <Due {...props} pending={pending} />
      ) : (
        <Stack gap="loose">
          {(!pending || view.failed) && <PaymentProblemNotice problem={view.problem} />}
          <DueToCome view={view} send={send} request={request} />
        </Stack>
      )}
      {view.doubting && <PayAnywayQuestion view={view} send={send} />}
      {pending && view.confirming && (
        <PayQuestion
          view={view}
          pending={pending}
          amount={view.payNow}
          paysFor="instalments"
          send={send}
        />
      )}
    </BackPage>
  );
}

type DueProps = RepaymentProps & { pending: NonNullable<RepaymentView['pending']> };

function Due(props: DueProps) {
  const { view, send, pending } = props;
  const { t } = useTranslation(['repayment', 'title']);
  // Money on its way is shown first if the page requests no payment because of that money, or if
  // the borrower pays anyway.
  const first = view.noRequestReason !== null || view.paysDespite !== null;
  const coming = (
    <>
      <OnItsWay payments={pending.onItsWay ?? []} rest={first ? 0 : view.dueNow} />
      <Noted notes={view.noted} />
    </>
  );
  return (
    <Stack gap="loose">
      <OpenOperation view={view} send={send} />
      {first && coming}
      <PaymentProblemNotice problem={view.problem} />
      {view.paysDespite && (
        <Notice tone="warn" live={false} title={t(`repayment:anyway.${view.paysDespite}.title`)}>
          {t(`repayment:anyway.${view.paysDespite}.text`)}
          {view.paysDespite === 'restructuring' && view.duePaid && (
            <> {t('repayment:anyway.paid.text')}</>
          )}
        </Notice>
      )}
      <ToPay view={view} />
      <FeesTakenBack reversals={pending.reversals ?? []} />
      {!first && coming}
      {view.noRequestReason ? <NothingToPay {...props} /> : <WhatToPay {...props} />}
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

function ToPay({ view }: Pick<DueProps, 'view'>) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  const { dueNow, dueLater, leftInAll, next } = view;
  const inAll = formatPeso(leftInAll);
  const hasMore = dueLater === null && dueNow < leftInAll;
  if (view.noRequestReason) {
    const label = view.noRequestReason === 'paid' ? t('due.later') : t('plan.total');
    return leftInAll > 0 ? <Amount size="large" label={label} value={inAll} /> : null;
  }
  return (
    <Stack>
      <Amount
        size="display"
        label={next?.late ? t('due.nowOverdue') : t('due.now')}
        value={formatPeso(dueNow)}
        {...(hasMore && { note: t('due.total', { amount: inAll }) })}
      />
      {next && dueLater !== null && (
        <Text tone="secondary">
          {t('due.onDueDate', {
            day: formatDay(next.dueDate, language),
            amount: formatPeso(dueLater),
          })}
        </Text>
      )}
      {next && <DueDate {...next} />}
    </Stack>
  );
}

function WhatToPay({ view, send, request, pending }: DueProps) {
  const { t } = useTranslation('repayment');
  const late = view.next?.late ?? false;
  // With several instalments, the choice to pay all of them shows the saving.
  const saves = view.requested.installments.length < 2 ? view.saves : 0;
  return (
    <>
      {late && !view.paysDespite && <Late pending={pending} request={request} />}
      <InstalmentChoice
        requested={view.requested}
        count={view.count}
        counts={view.counts}
        disabled={view.loading}
        send={send}
      />
      <Stack gap="tight">
        <FigureList>
          <FigureRow label={t('due.from')} value={accountText(pending.account)} words />
        </FigureList>
        <PaymentParts requested={view.requested} count={view.count} payNow={view.payNow} />
        {saves > 0 ? (
          <Text tone="caption">{t('due.saves', { amount: formatPeso(saves) })}</Text>
        ) : (
          !late && <Text tone="caption">{t('due.early')}</Text>
        )}
      </Stack>
      <Questions pending={pending} />
      <Ways {...{ view, send, request, pending }} />
    </>
  );
}

function NothingToPay(props: DueProps) {
  const { view, send, request } = props;
  const { t } = useTranslation('repayment');
  return (
    <Section title={t('due.ways')}>
      <Stack>
        <TalkButton request={request} />
        <Button
          kind="quiet"
          busy={view.loading}
          onPress={() => send({ type: 'payAnyway.requested' })}
        >
          {t('anyway.start')}
        </Button>
      </Stack>
    </Section>
  );
}

function PayAnywayQuestion({ view, send }: Pick<DueProps, 'view' | 'send'>) {
  const { t } = useTranslation('repayment');
  const { noRequestReason } = view;
  if (!noRequestReason) return null;
  const amount = formatPeso(view.coming);
  const cancel = () => send({ type: 'payAnyway.cancelled' });
  return (
    <Dialog
      open
      alert
      title={t(`anyway.${noRequestReason}.question`)}
      onClose={cancel}
      actions={
        <>
          <Button onPress={cancel}>{t(`anyway.${noRequestReason}.no`)}</Button>
          <Button kind="secondary" onPress={() => send({ type: 'payAnyway.confirmed' })}>
            {t('anyway.yes')}
          </Button>
        </>
      }
    >
      <Text>{t(`anyway.${noRequestReason}.why`, { amount })}</Text>
      {noRequestReason === 'restructuring' && view.duePaid && (
        <Text>{t('anyway.paid.why', { amount })}</Text>
      )}
    </Dialog>
  );
}

function Late({ pending, request }: Pick<DueProps, 'pending' | 'request'>) {
  const { t } = useTranslation('repayment');
  const { cost, overdueFee } = pending;
  return (
    <Notice
      tone="warn"
      live={false}
      title={t('due.overdueFee', { fee: formatPeso(overdueFee) })}
      action={<SupportButton kind="secondary" request={request} />}
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
