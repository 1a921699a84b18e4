import { useTranslation } from 'react-i18next';
import { hrefOf } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import { Checkbox } from '#components/fields/checkbox.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { BorrowView } from '#machines/borrow/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { RetryButton } from '#views/shared/load-state.tsx';
import { CompanyBlock } from '#views/shared/company-block.tsx';
import { underWay } from '#views/shared/money-page.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { MoneyButton } from '#views/shared/money-button.tsx';
import { Application } from './application.tsx';
import { ConfirmProblemNotice } from './confirm-problem.tsx';
import { Disclosure } from './disclosure.tsx';
import { LimitToCome } from './limit-to-come.tsx';
import { LoanHeadline } from './loan-headline.tsx';

type Props = ScreenProps<BorrowView, BorrowEvent>;

const agreementHref = hrefOf({ page: 'agreement', query: {} });

/**
 * `/borrow/confirm_borrow` (S2, S5): the terms with the consent, then the application's progress.
 */
export function ConfirmScreen(props: Props) {
  return underWay(props.view.money) ? <Application {...props} /> : <Terms {...props} />;
}

function Terms({ view, send, request }: Props) {
  const { t } = useTranslation(['borrow', 'title']);
  const { disclosure } = view;
  const preparing = view.failed ? (
    <LimitToCome view={view} send={send} request={request} />
  ) : (
    <Skeleton label={t('borrow:confirm.loading')} shapes={['card', 'row', 'row', 'row', 'card']} />
  );
  return (
    <BackPage
      title={t('title:confirm')}
      request={request}
      busy={view.loading || view.checkingCredit}
      footer={disclosure && <Consent view={view} send={send} />}
    >
      {disclosure ? (
        <Stack gap="loose">
          <LoanHeadline disclosure={disclosure} />
          {view.fromCredit > 0 && (
            <Notice
              tone="info"
              title={t('borrow:confirm.overpaid.title', { amount: formatPeso(view.fromCredit) })}
            >
              {t('borrow:confirm.overpaid.text')}
            </Notice>
          )}
          <Disclosure disclosure={disclosure} account={view.quota?.account ?? null} />
          <Text tone="secondary">{t('borrow:confirm.charges')}</Text>
          <Text tone="secondary">{t('borrow:confirm.early')}</Text>
          <CompanyBlock />
        </Stack>
      ) : (
        <Stack gap="loose">
          <ConfirmProblemNotice problem={view.problem} />
          {preparing}
        </Stack>
      )}
    </BackPage>
  );
}

function Consent({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation(['borrow', 'failure']);
  const { agreement, disclosure, problem, ticked, checkingCredit } = view;
  if (!disclosure) return null;
  if (view.agreementFailed && view.failure) {
    return (
      <>
        <ConfirmProblemNotice problem={problem} />
        <Notice tone="danger" title={t('borrow:confirm.agreementFailed')}>
          {failureText(t, view.failure)}
        </Notice>
        <RetryButton send={send} />
      </>
    );
  }
  const missing =
    agreement && (problem?.type === 'tickFirst' || problem?.type === 'readFirst')
      ? problem.type
      : null;
  return (
    <>
      {!missing && <ConfirmProblemNotice problem={problem} />}
      {agreement && (
        <Checkbox
          name="agreement"
          checked={ticked}
          error={missing ? t(`borrow:confirm.problems.${missing}`) : undefined}
          onChange={(checked) => send({ type: 'agreement.ticked', ticked: checked })}
        >
          {t('borrow:confirm.tick')}{' '}
          <LinkButton href={agreementHref} onPress={() => send({ type: 'agreement.opened' })}>
            {t('borrow:confirm.tickAgreement')}
          </LinkButton>
        </Checkbox>
      )}
      <MoneyButton
        busy={!agreement || checkingCredit}
        busyLabel={agreement ? t('borrow:confirm.checking') : t('borrow:confirm.loading')}
        onPress={() => send({ type: 'loan.confirmed' })}
      >
        {t('borrow:confirm.submit', { amount: formatPeso(disclosure.amountFinanced) })}
      </MoneyButton>
    </>
  );
}
