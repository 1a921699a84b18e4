import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { extraCostOf } from '#domain/operations/operation-offer.ts';
import { formatPeso } from '#domain/peso.ts';
import { ButtonPair } from '#components/page/action-bar.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { OptionTable } from '#components/money/option-table.tsx';
import { Section } from '#components/page/section.tsx';
import { SectionButton } from '#components/buttons/section-button.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { OperationWay } from '#machines/repayment/operations.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { PageButton } from '#views/shared/page-button.tsx';
import type { RepaymentProps } from './props.ts';

type Props = RepaymentProps & { pending: NonNullable<RepaymentView['pending']> };

const waysId = 'other-ways';

export function PayBar({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('repayment');
  return (
    <>
      {!view.canPay && !view.loading && <Text tone="caption">{t('problems.notPayable')}</Text>}
      <ButtonPair>
        <Button
          busy={view.loading && view.starting === null}
          disabled={!view.canPay}
          onPress={() => send({ type: 'payment.requested' })}
        >
          {t('due.pay', { amount: formatPeso(view.payNow) })}
        </Button>
        <SectionButton section={waysId}>{t('due.ways')}</SectionButton>
      </ButtonPair>
    </>
  );
}

/** The ways to pay and the operations as a table (O1, V9). A closed operation shows the reason. */
export function Ways({ view, send, request, pending: { loanOrderId } }: Props) {
  const { t } = useTranslation(['repayment', 'failure']);
  const { notStarted, payNow, saves, dueAfter } = view;
  const saved = dueAfter === null ? -saves : 0;
  const figures = useFigures();
  const extraCost = useExtraCost();
  const operation = useOperation(send);
  const nextDue = useNextDue(view);
  const toStore = (amount: number | null) => () =>
    request({
      type: 'location.requested',
      location: {
        page: 'repayOffline',
        // The sum of the chosen instalments; absent for a part payment.
        query: { loanOrderId, ...(amount !== null && { amount: String(amount) }) },
      },
    });
  return (
    <Section id={waysId} title={t('repayment:due.ways')}>
      <Stack>
        {notStarted && (
          <Notice tone="warn">
            {t('repayment:operation.notStarted', { reason: failureText(t, notStarted) })}
          </Notice>
        )}
        <OptionTable
          label={t('repayment:due.ways')}
          options={[
            {
              id: 'online',
              name: t('repayment:ways.online'),
              figures: figures(formatPeso(payNow), extraCost(saved), nextDue),
              disabled: !view.canPay,
              onPress: () => send({ type: 'payment.requested' }),
            },
            {
              id: 'store',
              name: t('repayment:due.offline'),
              figures: figures(formatPeso(payNow), t('repayment:ways.storeFee'), nextDue),
              onPress: toStore(payNow),
            },
            {
              id: 'part',
              name: t('repayment:ways.part'),
              figures: figures(
                t('repayment:ways.anyAmount'),
                t(view.overdue ? 'repayment:ways.partCostLate' : 'repayment:ways.partCost'),
                useDue(view),
              ),
              note: t('repayment:ways.partText'),
              onPress: toStore(null),
            },
            ...view.ways.map((way) => operation(way, view)),
          ]}
        />
        <TalkButton request={request} />
      </Stack>
    </Section>
  );
}

function useFigures() {
  const { t } = useTranslation('repayment');
  return (now: string, more: string, dueDate: string) => [
    { label: t('ways.now'), value: now },
    { label: t('ways.more'), value: more },
    { label: t('ways.dueDate'), value: dueDate },
  ];
}

/** The next due date after the chosen payment. */
function useNextDue({ dueAfter }: RepaymentView): string {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  return dueAfter === null ? t('ways.nothingDue') : formatDay(dueAfter, language);
}

/** The next due date without the chosen payment. */
function useDue({ next }: RepaymentView): string {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  return next === null ? t('ways.nothingDue') : formatDay(next.dueDate, language);
}

function useExtraCost(): (pesos: number) => string {
  const { t } = useTranslation('repayment');
  return (pesos) =>
    pesos < 0 ? t('ways.saves', { amount: formatPeso(-pesos) }) : formatPeso(pesos);
}

export function TalkButton({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation('repayment');
  return (
    <PageButton kind="secondary" page="customerCenter" request={request}>
      {t('due.talk')}
    </PageButton>
  );
}

/** The notice of an open operation, first on the page, so that no second one is started. */
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

function useOperation(send: Props['send']) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  const figures = useFigures();
  const extraCost = useExtraCost();
  const why = useWhyClosed();
  return ({ kind, offer }: OperationWay, view: RepaymentView) => {
    const way = {
      id: kind,
      name: t(`operation.${kind}.name`),
      onPress: () => send({ type: 'operation.requested', kind }),
    };
    if (!offer?.available) {
      return { ...way, figures: [], disabled: true, closed: true, note: why({ kind, offer }) };
    }
    return {
      ...way,
      figures: figures(
        formatPeso(offer.payNow),
        extraCost(extraCostOf(offer)),
        formatDay(offer.dueDate, language),
      ),
      note: t(`operation.${kind}.text`),
      busy: view.starting === kind,
      disabled: view.loading && view.starting !== kind,
    };
  };
}

function useWhyClosed(): (way: OperationWay) => string {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  return ({ kind, offer }) => {
    if (!offer || offer.available) return t('operation.gone');
    if (offer.reason === 'nothingDue') return t(`operation.${kind}.nothingDue`);
    return offer.reason === 'tooEarly'
      ? t('operation.tooEarly', { day: formatDay(offer.from, language) })
      : t(`operation.reasons.${offer.reason}`);
  };
}
