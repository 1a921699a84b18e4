import { useTranslation } from 'react-i18next';
import type { LoanStory } from '#domain/loans/loan-story.ts';
import { formatPeso } from '#domain/peso.ts';
import { detailFigures } from '#domain/payments/repayment.ts';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Receipt, type ReceiptRow } from '#components/money/receipt.tsx';
import { Section } from '#components/page/section.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { RetryButton } from '#views/shared/load-state.tsx';
import { HomeButton } from '#views/shared/page-button.tsx';
import { OnItsWay } from '#views/shared/on-its-way.tsx';
import { Overpayment } from '#views/shared/overpayment.tsx';
import { Certificate } from './certificate.tsx';
import { Instalments } from './instalments.tsx';
import { Noted } from './noted.tsx';
import { OneStory } from './one-story.tsx';
import { OverdueFees } from './overdue-fees.tsx';
import { Papers } from './papers.tsx';
import { PayQuestion } from './pay-question.tsx';
import { PaymentProblemNotice } from './payment-problem.tsx';
import { PaymentsReceived } from './payments-received.tsx';
import { Proof } from './proof.tsx';
import type { RepaymentProps } from './props.ts';
import { RestructureRunning } from './restructure-running.tsx';
import { pesoOf } from './statement-words.ts';
import { Statement } from './statement.tsx';
import { requestsPayment, ToRepay } from './to-repay.tsx';

/** `/repay/repay_detail` (S2): the details of a loan, or its statement or certificate (R4). */
export function RepayDetailScreen(props: RepaymentProps) {
  const { view, request } = props;
  const { detail, story, paper } = view;
  if (detail && story && paper === 'statement') {
    return <Statement detail={detail} story={story} request={request} />;
  }
  if (detail && story && paper === 'certificate') {
    return <Certificate detail={detail} story={story} request={request} />;
  }
  return <Detail {...props} />;
}

function Detail({ view, send, request }: RepaymentProps) {
  const { t } = useTranslation(['repayment', 'failure', 'title']);
  const { detail, paid } = view;
  // The button is not shown right after a payment or beside the button of an unpaid fee, because
  // the second tap of a double tap would press it.
  const showsPayment = !paid && view.feeNow === 0 && requestsPayment(view);
  return (
    <BackPage
      title={paid ? t('title:repayPaid') : t('title:repayDetail')}
      request={request}
      busy={view.loading}
      footer={
        <>
          {showsPayment && <ToRepay view={view} request={request} />}
          <HomeButton
            kind={paid ? 'primary' : showsPayment ? 'quiet' : 'secondary'}
            request={request}
          />
        </>
      }
    >
      <Stack gap="loose">
        <PaymentProblemNotice problem={view.problem} />
        {paid && <Proof view={view} />}
        {view.settled && !paid && (
          <Notice tone="success" title={t('repayment:detail.settledTitle')} live={false}>
            {t('repayment:detail.settledText')}
          </Notice>
        )}
        {!detail && !view.failed && (
          <Skeleton label={t('repayment:detail.loading')} shapes={['card', 'row', 'row']} />
        )}
        {view.failed && view.failure && (
          <ErrorState
            title={t('repayment:detail.failed')}
            text={failureText(t, view.failure)}
            actions={<RetryButton send={send} />}
          />
        )}
        {view.feeNow > 0 && <ServiceFee amount={view.feeNow} loading={view.loading} send={send} />}
        {detail && <Known view={view} detail={detail} send={send} request={request} />}
      </Stack>
      {view.pending && view.confirmingFee && (
        <PayQuestion
          view={view}
          pending={view.pending}
          amount={view.feeNow}
          paysFor="serviceFee"
          send={send}
        />
      )}
    </BackPage>
  );
}

type KnownProps = RepaymentProps & { detail: NonNullable<RepaymentView['detail']> };

function Known({ view, detail, send, request }: KnownProps) {
  return (
    <>
      <RestructureRunning view={view} />
      <OnItsWay payments={detail.story?.onItsWay ?? []} />
      <Noted notes={view.notedOnDetail} />
      {view.overpayment && (
        <Overpayment
          overpayment={view.overpayment}
          onRefund={() => send({ type: 'refund.requested' })}
          request={request}
        />
      )}
      <OneStory {...{ detail, send, request }} />
      <Figures detail={detail} />
      <PaymentsReceived loanOrderId={view.loanOrderId} detail={detail} request={request} />
      <OverdueFees detail={detail} />
      <Schedule detail={detail} />
      <Papers view={view} send={send} />
    </>
  );
}

type ServiceFeeProps = Pick<RepaymentProps, 'send'> & { amount: number; loading: boolean };

/** The unpaid part of the service fee (O12). */
function ServiceFee({ amount, loading, send }: ServiceFeeProps) {
  const { t } = useTranslation('repayment');
  return (
    <Notice
      tone="info"
      title={t('fee.unpaid', { amount: formatPeso(amount) })}
      live={false}
      action={
        <Button kind="secondary" busy={loading} onPress={() => send({ type: 'fee.requested' })}>
          {t('fee.pay', { amount: formatPeso(amount) })}
        </Button>
      }
    >
      {t('fee.text')}
    </Notice>
  );
}

function Figures({ detail }: { detail: NonNullable<RepaymentView['detail']> }) {
  const { t } = useTranslation('repayment');
  const { principal, interest, overdueFee, serviceFee, repaidServiceFee, ...others } =
    detailFigures(detail);
  const { operationFees, paid, moved, ...coming } = others;
  const figures = t('detail.figures', { number: detail.loanNumber });
  const rowOf = useMoved();
  const operation = detail.restructuring ? 'restructure' : detail.paysFor;
  const off = (label: string, pesos: number): ReceiptRow[] =>
    pesos > 0 ? [{ label, value: formatPeso(-pesos), tone: 'minus' }] : [];
  return (
    <Receipt
      label={figures}
      heading={figures}
      rows={[
        { label: t('detail.principal'), value: formatPeso(principal) },
        { label: t('detail.interest'), value: formatPeso(interest) },
        ...(overdueFee > 0
          ? [{ label: t('detail.overdueFees'), value: formatPeso(overdueFee) }]
          : []),
        ...(operationFees > 0
          ? [{ label: t('detail.operationFees'), value: formatPeso(operationFees) }]
          : []),
        { label: t('detail.serviceFee'), value: formatPeso(serviceFee) },
        {
          label: t('detail.repaidServiceFee'),
          value: formatPeso(-repaidServiceFee),
          tone: 'minus',
        },
        { label: t('detail.paid'), value: formatPeso(-paid), tone: paid > 0 ? 'minus' : 'plain' },
        ...moved.map(rowOf),
        ...off(t('detail.onItsWay'), coming.onItsWay),
        ...off(t('due.notedPaid'), coming.noted),
        ...off(t('detail.notCharged'), coming.notCharged),
      ]}
      total={{
        label: operation ? t(`detail.leftWithout.${operation}`) : t('detail.left'),
        value: formatPeso(coming.left),
      }}
    />
  );
}

/** The row of a balance that another order took over or that was waived. */
function useMoved(): (entry: LoanStory['entries'][number]) => ReceiptRow {
  const { t } = useTranslation('loanStory');
  return ({ kind, centavos, loan }) => ({
    label: t(`lines.${kind}`, { number: loan?.loanNumber }),
    value: pesoOf(centavos),
  });
}

function Schedule({ detail }: { detail: NonNullable<RepaymentView['detail']> }) {
  const { t } = useTranslation('repayment');
  const { repayPlans, plansOncePosted = repayPlans, paysFor, restructuring } = detail;
  return (
    <Section title={t('detail.schedule')}>
      <Instalments
        items={plansOncePosted}
        label={t('detail.schedule')}
        underWay={{ posted: repayPlans, paysFor, restructuring }}
      />
    </Section>
  );
}
