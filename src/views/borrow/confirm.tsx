import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Checkbox } from '#components/checkbox.tsx';
import { ErrorState } from '#components/error-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Page } from '#components/page.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { BorrowView } from '#machines/borrow/view.ts';
import { CompanyBlock } from '../company-block.tsx';
import { MoneyStatus } from '../money-status.tsx';
import type { ScreenProps } from '../screen.ts';
import { ConfirmProblemNotice } from './confirm-problem.tsx';
import { CostBar } from './cost-bar.tsx';
import { Disclosure } from './disclosure.tsx';

type Props = ScreenProps<BorrowView, BorrowEvent>;

/** `/borrow/confirm_borrow`: everything that is agreed to, before it is agreed to (S2, S5; field.md). */
export function ConfirmScreen(props: Props) {
  const { view, send, ask } = props;
  const { t } = useTranslation(['borrow', 'failure']);
  const { disclosure, money } = view;
  return (
    <Page
      title={t('borrow:confirm.title')}
      back={
        money ? undefined : { label: t('borrow:back'), onBack: () => ask({ type: 'nav.back' }) }
      }
      busy={view.loading || view.checkingCredit}
      footer={
        !money &&
        view.agreement &&
        disclosure && (
          <Button
            busy={view.checkingCredit}
            busyLabel={t('borrow:confirm.checking')}
            onPress={() => send({ type: 'loan.confirmed' })}
          >
            {t('borrow:confirm.submit', { amount: formatPeso(disclosure.amountFinanced) })}
          </Button>
        )
      }
    >
      <Stack gap="loose">
        {money && <ApplicationStatus {...props} />}
        <ConfirmProblemNotice problem={view.problem} />
        {!money && !disclosure && (
          <Skeleton label={t('borrow:confirm.loading')} shapes={['amount', 'card', 'row', 'row']} />
        )}
        {disclosure && <Headline view={view} />}
        {disclosure && !money && (
          <>
            <CostBar disclosure={disclosure} />
            <Disclosure disclosure={disclosure} account={view.quota?.account ?? null} />
            {view.agreementFailed && view.failure ? (
              <ErrorState
                title={t('borrow:confirm.agreementFailed')}
                text={failureText(t, view.failure)}
                actions={
                  <Button onPress={() => send({ type: 'retry.pressed' })}>
                    {t('borrow:retry')}
                  </Button>
                }
              />
            ) : (
              <Consent view={view} send={send} />
            )}
            <Text tone="secondary">{t('borrow:confirm.advisory')}</Text>
            <CompanyBlock />
          </>
        )}
      </Stack>
    </Page>
  );
}

function Headline({ view: { disclosure } }: Pick<Props, 'view'>) {
  const { t } = useTranslation('borrow');
  const language = useLanguage();
  const last = disclosure?.schedule.at(-1);
  if (!disclosure || !last) return null;
  return (
    <Amount
      value={formatPeso(disclosure.netProceeds)}
      size="display"
      label={t('confirm.receive')}
      note={t('confirm.repay', {
        amount: formatPeso(disclosure.totalToRepay),
        day: formatDay(last.dueDate, language),
      })}
    />
  );
}

function Consent({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('borrow');
  const { agreement, agreementRead, ticked, problem } = view;
  if (!agreement) return <Skeleton label={t('confirm.loading')} shapes={['line', 'row']} />;
  const missing =
    problem?.type === 'tickFirst' || problem?.type === 'readFirst'
      ? t(`confirm.problems.${problem.type}`)
      : undefined;
  return (
    <Stack gap="tight">
      <LinkButton icon="document" onPress={() => send({ type: 'agreement.opened' })}>
        {t('confirm.openAgreement')}
      </LinkButton>
      {agreementRead && <Text tone="secondary">{t('confirm.readDone')}</Text>}
      <Checkbox
        name="agreement"
        checked={ticked}
        error={missing}
        onChange={(checked) => send({ type: 'agreement.ticked', ticked: checked })}
      >
        {t('confirm.tick')}
      </Checkbox>
    </Stack>
  );
}

function ApplicationStatus({ view: { money }, send, ask }: Props) {
  const { t } = useTranslation('borrow');
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
