import { useTranslation } from 'react-i18next';
import { formatDeadline } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Stack } from '#components/page/stack.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { mostToPay } from '#machines/offline-payment/amount.ts';
import type { OfflinePaymentEvent } from '#machines/offline-payment/offline-payment.setup.ts';
import type { OfflinePaymentView } from '#machines/offline-payment/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { LoadState, StaleNotice } from '#views/shared/load-state.tsx';
import { OnItsWay } from '#views/shared/on-its-way.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { AmountQuestion } from './amount-question.tsx';
import { Channels } from './channels.tsx';
import { NumberToPay } from './number.tsx';
import { NextStep } from './next-step.tsx';
import { PaidAlready } from './paid-already.tsx';
import { OtherNumbers } from './other-numbers.tsx';
import { Received } from './received.tsx';

type Props = ScreenProps<OfflinePaymentView, OfflinePaymentEvent>;
type DeskProps = Props & { checkstand: NonNullable<OfflinePaymentView['checkstand']> };

/** `/repay/repay_offline`: paying a loan at a counter or in another app (S2). */
export function OfflinePaymentScreen(props: Props) {
  const { view, send, request } = props;
  const { t } = useTranslation(['offlinePayment', 'title']);
  const { checkstand, failed, failure } = view;
  return (
    <BackPage
      title={t('title:repayOffline')}
      busy={view.busy}
      request={request}
      footer={<NextStep {...props} />}
    >
      {checkstand && (
        <Stack gap="loose">
          {failure && (
            <StaleNotice
              failure={failure}
              receivedAt={checkstand.receivedAt}
              send={view.canRetry ? send : undefined}
            />
          )}
          <Desk {...props} checkstand={checkstand} />
          {view.choosingAmount && (
            <AmountQuestion view={view} send={send} max={mostToPay(checkstand)} />
          )}
        </Stack>
      )}
      {(!checkstand || failed) && (
        <LoadState
          {...props}
          loading={t('offlinePayment:loading')}
          shapes={['amount', 'row', 'row', 'row', 'row']}
          title={t('offlinePayment:failed')}
        />
      )}
    </BackPage>
  );
}

function Settled({
  newLoanOrderId: loanOrderId,
  request,
}: Pick<Props, 'request'> & { newLoanOrderId: string | undefined }) {
  const { t } = useTranslation('offlinePayment');
  if (loanOrderId === undefined) {
    return (
      <Notice tone="success" title={t('settled.title')}>
        {t('settled.text')}
      </Notice>
    );
  }
  const location = { page: 'repay', query: { loanOrderId } } as const;
  return (
    <Notice
      tone="info"
      action={
        <Button kind="secondary" onPress={() => request({ type: 'location.requested', location })}>
          {t('settled.open')}
        </Button>
      }
    >
      {t('settled.restructured')}
    </Notice>
  );
}

function OpenOperation({ operation }: { operation: NonNullable<Checkstand['operation']> }) {
  const { t } = useTranslation('offlinePayment');
  const language = useLanguage();
  const { kind, missing, until } = operation;
  return (
    <Notice tone="info" live={false} title={t(`operation.${kind}`)}>
      {t('operation.text', {
        amount: formatPeso(missing),
        time: formatDeadline(until, language),
      })}
    </Notice>
  );
}

function PaidRestructure({ restructure }: { restructure: NonNullable<Checkstand['restructure']> }) {
  const { t } = useTranslation('offlinePayment');
  return (
    <Notice tone="warn" live={false} title={t(`paidRestructure.${restructure}.title`)}>
      {t(`paidRestructure.${restructure}.text`)}
    </Notice>
  );
}

function Desk({ view, send, request, checkstand }: DeskProps) {
  const { loanNumber, creditCentavos } = checkstand;
  const { t } = useTranslation('offlinePayment');
  const { number, channel, phase, timeLeft } = view;
  const received = <Received checkstand={checkstand} request={request} />;
  const onItsWay = (
    <PaidAlready view={view} send={send} request={request} loanNumber={loanNumber} />
  );
  if (view.settled) {
    return (
      <>
        <Settled newLoanOrderId={checkstand.newLoanOrderId} request={request} />
        {received}
        {onItsWay}
      </>
    );
  }
  const numbers = <OtherNumbers numbers={view.earlier} channels={checkstand.channels} />;
  if (view.posted) {
    return (
      <>
        <Notice tone="success">{t('posted.title')}</Notice>
        {view.left > 0 && <Amount label={t('posted.left')} value={formatPeso(view.left)} />}
        {received}
        {onItsWay}
        {numbers}
      </>
    );
  }
  if (view.processing) {
    return (
      <>
        {onItsWay}
        {numbers}
        {received}
      </>
    );
  }
  return (
    <>
      <OnItsWay payments={view.announced} />
      {checkstand.operation && <OpenOperation operation={checkstand.operation} />}
      {checkstand.restructure && <PaidRestructure restructure={checkstand.restructure} />}
      {number && channel && phase ? (
        <NumberToPay
          number={number}
          channel={channel}
          phase={phase}
          timeLeft={timeLeft}
          loanNumber={loanNumber}
          app={view.app}
          keptCentavos={creditCentavos % centavosOfPeso}
        />
      ) : (
        <Channels view={view} checkstand={checkstand} send={send} request={request} />
      )}
      {numbers}
      {received}
    </>
  );
}
