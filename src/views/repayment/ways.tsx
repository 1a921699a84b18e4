import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Section } from '#components/section.tsx';
import { Stack } from '#components/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { OperationWay } from '#machines/repayment/operations.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { PaymentProblemNotice } from './payment-problem.tsx';
import type { RepaymentProps } from './repay.tsx';

type Props = RepaymentProps & { pending: NonNullable<RepaymentView['pending']> };

/**
 * Every way to go on, of equal weight (O1, V9): paying here, all or a part; at a counter; a later due
 * date; instalments; talking. What is not open says why, or from when on.
 */
export function Ways({ view, send, request, pending: { loanOrderId } }: Props) {
  const { t } = useTranslation(['repayment', 'failure']);
  const { notStarted } = view;
  return (
    <Section title={t('repayment:due.ways')}>
      <Stack>
        {!view.paysDespite && <OpenOperation view={view} send={send} />}
        <PaymentProblemNotice problem={view.problem} />
        {notStarted && (
          <Notice tone="warn">
            {t('repayment:operation.notStarted', { reason: failureText(t, notStarted) })}
          </Notice>
        )}
        <Button
          kind="secondary"
          busy={view.loading && view.starting === null}
          disabled={!view.canPay}
          reason={view.canPay || view.loading ? undefined : t('repayment:problems.notPayable')}
          onPress={() => send({ type: 'payment.requested' })}
        >
          {t('repayment:due.pay', { amount: formatPeso(view.payNow) })}
        </Button>
        <Button
          kind="secondary"
          onPress={() =>
            request({
              type: 'location.requested',
              // The instalments that are chosen are paid there, too.
              location: {
                page: 'repayOffline',
                query: { loanOrderId, amount: String(view.payNow) },
              },
            })
          }
        >
          {t('repayment:due.offline')}
        </Button>
        {view.ways.map((way) => (
          <OperationButton key={way.kind} way={way} view={view} send={send} />
        ))}
        <TalkButton request={request} />
      </Stack>
    </Section>
  );
}

/** To customer service. */
export function TalkButton({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation('repayment');
  return (
    <Button
      kind="secondary"
      onPress={() =>
        request({ type: 'location.requested', location: { page: 'customerCenter', query: {} } })
      }
    >
      {t('due.talk')}
    </Button>
  );
}

/** What is under way already comes first: nothing is begun twice. */
export function OpenOperation({
  view: { awaitsAgreement, openOperation, pending },
  send,
}: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('repayment');
  if (!openOperation) return null;
  const { kind, state } = openOperation;
  const words = { INITIATED: 'begun', CONFIRMED: 'running', COMPLETED: 'done' } as const;
  return (
    <Notice
      tone="info"
      live={false}
      title={t(`operation.${kind}.${words[state]}`)}
      action={
        <Button kind="secondary" onPress={() => send({ type: 'operation.opened' })}>
          {t('operation.open')}
        </Button>
      }
    >
      {pending?.paysFor === kind ? t(`operation.${kind}.paid`) : null}
      {kind === 'restructure' && awaitsAgreement && <> {t('operation.restructure.undone')}</>}
    </Notice>
  );
}

type OperationProps = Pick<Props, 'view' | 'send'> & { way: OperationWay };

/** A rollover or a restructure: for how much now, or why there is none and from when on. */
function OperationButton({ way: { kind, offer }, view, send }: OperationProps) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  if (!offer?.available) return <Closed kind={kind} offer={offer} />;
  return (
    <Button
      kind="secondary"
      busy={view.starting === kind}
      disabled={view.loading}
      onPress={() => send({ type: 'operation.requested', kind })}
    >
      {t(`operation.${kind}.start`, {
        amount: formatPeso(offer.payNow),
        day: formatDay(offer.dueDate, language),
      })}
    </Button>
  );
}

function Closed({ kind, offer }: OperationWay) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  function reason(): string {
    if (!offer || offer.available) return t('operation.gone');
    return offer.reason === 'tooEarly'
      ? t('operation.tooEarly', { day: formatDay(offer.from, language) })
      : t(`operation.reasons.${offer.reason}`);
  }
  return (
    <Button kind="secondary" disabled reason={reason()}>
      {t(`operation.${kind}.closed`)}
    </Button>
  );
}
