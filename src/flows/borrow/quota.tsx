import { useTranslation } from 'react-i18next';
import type { DisclosureStatement } from '#domain/loans/disclosure.ts';
import { formatPeso } from '#domain/peso.ts';
import type { TermPrice } from '#domain/loans/quota.ts';
import { AmountField } from '#components/fields/amount-field.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { RadioCards } from '#components/fields/radio-cards.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { BorrowView } from '#machines/borrow/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { RetryButton } from '#views/shared/load-state.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { ConfirmProblemNotice } from './confirm-problem.tsx';
import { CouponPicker } from './coupon-picker.tsx';
import { CostBar } from './cost-bar.tsx';
import { LimitToCome } from './limit-to-come.tsx';
import { useRepaySentence } from './loan-headline.tsx';

type Props = ScreenProps<BorrowView, BorrowEvent>;

/** `/borrow/confirm_quota` (S2, S5): amount, term and coupons, with the price of the choice. */
export function QuotaScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['borrow', 'title']);
  const choosing = view.quota !== null && !view.loading && !view.failed;
  return (
    <BackPage
      title={t('title:quota')}
      request={request}
      busy={view.loading}
      footer={choosing && <Next view={view} send={send} />}
    >
      <Stack gap="loose">
        <ConfirmProblemNotice problem={view.problem} />
        {choosing ? (
          <Choice view={view} send={send} />
        ) : (
          <LimitToCome view={view} send={send} request={request} />
        )}
      </Stack>
    </BackPage>
  );
}

function Choice({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation(['borrow', 'failure']);
  return (
    <>
      <ChosenAmount view={view} send={send} />
      <TermCards view={view} send={send} />
      <CouponPicker view={view} send={send} />
      {view.priceFailed && view.failure && (
        <Notice
          tone="danger"
          title={t('borrow:quota.priceFailed')}
          action={<RetryButton kind="secondary" send={send} />}
        >
          {failureText(t, view.failure)}
        </Notice>
      )}
      {view.pricing && !view.amountReason && (
        <Skeleton label={t('borrow:quota.pricing')} shapes={['short', 'button', 'row', 'row']} />
      )}
      {view.canConfirmChoice && view.disclosure && <CostBar disclosure={view.disclosure} />}
    </>
  );
}

function TermCards({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('borrow');

  function paymentsOf({ payments }: TermPrice): string {
    const [first = 0] = payments;
    const alike = payments.every((payment) => payment === first);
    return t(alike ? 'quota.payments' : 'quota.paymentsFrom', {
      count: payments.length,
      amount: formatPeso(first),
    });
  }

  const areBeforeCoupons =
    view.draft.couponIds.length > 0 && view.terms.some(({ price }) => price !== null);
  return (
    <RadioCards
      label={t('quota.term')}
      hint={areBeforeCoupons ? t('quota.beforeCoupons') : undefined}
      value={String(view.draft.term)}
      onChange={(term) => send({ type: 'term.chosen', term: Number(term) })}
      options={view.terms.map(({ term, price }) => ({
        value: String(term),
        label: t('quota.termDays', { count: term }),
        description: price ? paymentsOf(price) : undefined,
        trailing: price ? t('quota.termCost', { cost: formatPeso(price.cost) }) : undefined,
      }))}
    />
  );
}

function ChosenAmount({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('borrow');
  const { grid, draft, amountReason } = view;
  if (!grid) return <Notice tone="warn">{t('quota.reasons.nothingAvailable')}</Notice>;
  const words = {
    min: formatPeso(grid.min),
    max: formatPeso(grid.max),
    step: formatPeso(grid.step),
  };
  return (
    <AmountField
      label={t('quota.amount')}
      hint={amountReason ? undefined : t('quota.amountHint', words)}
      error={amountReason ? t(`quota.reasons.${amountReason}`, words) : undefined}
      name="amount"
      value={draft.amountText}
      onChange={(text) => send({ type: 'amount.changed', text })}
      min={grid.min}
      max={grid.max}
      step={grid.step}
      minText={words.min}
      maxText={words.max}
      valueText={formatPeso(Number(draft.amountText) || 0)}
      sliderLabel={t('quota.slider')}
      increaseLabel={t('quota.increase')}
      decreaseLabel={t('quota.decrease')}
    />
  );
}

function Next({ view, send }: Pick<Props, 'view' | 'send'>) {
  const { t } = useTranslation('borrow');
  const { disclosure, canConfirmChoice, pricing, amountReason } = view;

  function reason(): string | undefined {
    if (amountReason) return t('quota.nextReason');
    return view.priceFailed ? t('quota.priceFailed') : undefined;
  }

  return (
    <>
      {canConfirmChoice && disclosure && <Figures disclosure={disclosure} />}
      <Button
        busy={pricing && !amountReason}
        busyLabel={t('quota.pricing')}
        disabled={!canConfirmChoice}
        reason={reason()}
        onPress={() => send({ type: 'choice.confirmed' })}
      >
        {t('quota.next')}
      </Button>
    </>
  );
}

function Figures({ disclosure }: { disclosure: DisclosureStatement }) {
  const { t } = useTranslation('borrow');
  return (
    <output>
      <Text align="center">
        {t('quota.received', { amount: formatPeso(disclosure.netProceeds) })}{' '}
        {useRepaySentence(disclosure)}
      </Text>
    </output>
  );
}
