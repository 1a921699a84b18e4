import { useTranslation } from 'react-i18next';
import { hrefOf } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Checkbox } from '#components/fields/checkbox.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { LinkButton } from '#components/buttons/link-button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { RetryButton } from '#views/shared/load-state.tsx';
import { accountText } from '#views/shared/account-text.ts';
import { underWay } from '#views/shared/money-page.tsx';
import { ComingFooter } from '#views/shared/operation-coming.tsx';
import { PaidElsewhereNotice } from '#views/shared/paid-elsewhere.tsx';
import { Coming, useDeadline, withComing } from './coming.tsx';
import { Confirmation } from './confirmation.tsx';
import { ConfirmQuestion } from './confirm-question.tsx';
import { Totals } from './restructure-describe.tsx';
import { Insufficient, RestructurePage } from './restructure-page.tsx';
import { atTheTick } from './restructure-problem.tsx';
import type { Known, RestructureProps } from './props.ts';

const agreementHref = hrefOf({ page: 'agreement', query: {} });

/**
 * `/repay/restructure_confirmation` (S2, S5, T2): the terms with the consent, then the progress of
 * the confirmation.
 */
export function RestructureConfirmationScreen(props: RestructureProps) {
  const { view, send } = props;
  if (underWay(view.money)) return <Confirmation {...props} />;
  return (
    <RestructurePage
      {...props}
      page="restructureConfirmation"
      footer={
        view.order?.coming ? (
          <ComingFooter request={props.request} />
        ) : (
          <Consent view={view} send={send} />
        )
      }
      over={
        view.order &&
        view.plan &&
        view.asking && (
          <ConfirmQuestion
            order={view.order}
            plan={view.plan}
            elsewhere={view.elsewhere}
            send={send}
          />
        )
      }
    >
      {(known) => <Terms view={view} {...known} />}
    </RestructurePage>
  );
}

function Terms({ view, order, plan }: Pick<RestructureProps, 'view'> & Known) {
  const { t } = useTranslation('restructure');
  const { missing } = withComing(order);
  return (
    <Stack gap="loose">
      <Amount
        size="display"
        label={t('payNow')}
        value={formatPeso(missing)}
        note={useDeadline(order)}
      />
      <Coming order={order} />
      <Insufficient view={view} />
      <PaidElsewhereNotice payments={view.elsewhere} />
      <PaidElsewhereNotice payments={view.paidBefore}>{t('before')}</PaidElsewhereNotice>
      <FigureList>
        {missing > 0 && (
          <FigureRow label={t('confirm.from')} value={accountText(order.account)} words />
        )}
        <FigureRow label={t('plan.total')} value={formatPeso(plan.total)} />
      </FigureList>
      <Totals order={order} />
      <Section title={t('confirm.missedTitle')}>
        <Text>{t('confirm.missed')}</Text>
      </Section>
      <Section title={t('confirm.cancelTitle')}>
        <Text>{t('confirm.cancel')}</Text>
        <Text tone="secondary">{t('confirm.meanwhile')}</Text>
      </Section>
    </Stack>
  );
}

function Consent({ view, send }: Pick<RestructureProps, 'view' | 'send'>) {
  const { t } = useTranslation(['restructure', 'failure']);
  const { agreement, problem, ticked } = view;
  if (view.agreementFailed && view.failure) {
    return (
      <>
        <Notice tone="danger" title={t('restructure:confirm.agreementFailed')}>
          {failureText(t, view.failure)}
        </Notice>
        <RetryButton send={send} />
      </>
    );
  }
  return (
    <>
      {agreement && (
        <Checkbox
          name="agreement"
          checked={ticked}
          error={atTheTick(problem) ? t(`restructure:problems.${problem.type}`) : undefined}
          onChange={(checked) => send({ type: 'agreement.ticked', ticked: checked })}
        >
          {t('restructure:confirm.tick')}{' '}
          <LinkButton href={agreementHref} onPress={() => send({ type: 'agreement.opened' })}>
            {t('restructure:confirm.tickAgreement')}
          </LinkButton>
        </Checkbox>
      )}
      <Button
        busy={!view.canRequest && !view.asking}
        busyLabel={t('restructure:confirm.reading')}
        onPress={() => send({ type: 'restructure.requested' })}
      >
        {t('restructure:confirm.submit')}
      </Button>
    </>
  );
}
