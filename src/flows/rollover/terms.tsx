import { useTranslation } from 'react-i18next';
import { formatDay, formatDeadline } from '#domain/date-format.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { receiptIcon } from '#components/icons/receipt.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Receipt } from '#components/money/receipt.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RolloverEvent } from '#machines/rollover/rollover.setup.ts';
import type { RolloverView } from '#machines/rollover/view.ts';
import { OnItsWay } from '#views/shared/operation-coming.tsx';
import { PaidElsewhereNotice } from '#views/shared/paid-elsewhere.tsx';

type Order = NonNullable<RolloverView['order']>;
type Props = { view: RolloverView; order: Order; send: (event: RolloverEvent) => void };

/** The payment now, the debt later and the cost, on one screen (V3). */
export function Terms({ view, order, send }: Props) {
  const { t } = useTranslation(['rollover', 'title']);
  const language = useLanguage();
  return (
    <Stack gap="loose">
      {view.costFirst && (
        <Notice tone="warn" live={false}>
          {t('rollover:costFirst', {
            amount: formatPeso(order.cost.byPlan),
            count: order.used + 1,
          })}
        </Notice>
      )}
      {order.coming && (
        <OnItsWay coming={order.coming} title={t('rollover:coming.title')}>
          {t('rollover:coming.text')}
        </OnItsWay>
      )}
      {view.insufficient && !order.coming && (
        <Notice tone="warn" title={t('rollover:insufficient.title')}>
          {t('rollover:insufficient.text', { amount: formatPeso(order.missing) })}
        </Notice>
      )}
      <PaidElsewhereNotice payments={view.elsewhere} />
      <PaidElsewhereNotice payments={view.paidBefore}>{t('rollover:before')}</PaidElsewhereNotice>
      <Stack gap="tight">
        <Amount
          size="display"
          label={t('rollover:payNow')}
          value={formatPeso(withComing(order).missing)}
          note={t('rollover:newDue', { day: formatDay(order.newDueDate, language) })}
        />
        <Text tone="strong">{useOpening(order)}</Text>
        <Text>{t('rollover:stillOwed', { amount: formatPeso(order.principal) })}</Text>
        {!order.coming && (
          <Text tone="secondary">
            {t('rollover:counts', { time: formatDeadline(order.expiresAt, language) })}
          </Text>
        )}
      </Stack>
      <PaidNow order={withComing(order)} />
      <Later order={order} />
      <Cost view={view} order={order} />
      <List label={t('title:rolloverDetails')}>
        <ListItem
          icon={receiptIcon}
          label={t('title:rolloverDetails')}
          onPress={() => send({ type: 'details.opened' })}
        />
      </List>
    </Stack>
  );
}

function useOpening({ coming, missing, schedule, ...order }: Order): string {
  const { t } = useTranslation('rollover');
  const language = useLanguage();
  const [first] = schedule;
  const moves = t('moves', {
    amount: formatPeso(first ? first.principal + first.interest + (first.serviceFee ?? 0) : 0),
    newDay: formatDay(order.newDueDate, language),
    day: formatDay(order.dueDate, language),
    more: formatPeso(order.cost.after - order.cost.byPlan),
  });
  return coming ? moves : t('opening', { now: formatPeso(missing), moves });
}

function withComing(order: Order): Order {
  const { coming, paidAmount } = order;
  return coming ? { ...order, paidAmount: paidAmount + coming.amount, missing: 0 } : order;
}

function PaidNow({ order }: Pick<Props, 'order'>) {
  const { t } = useTranslation('rollover');
  const { overdueFee, interest, fee, minimumPayment, paidAmount, missing } = order;
  const items = [
    ...(overdueFee > 0 ? [{ label: t('now.overdueFee'), value: formatPeso(overdueFee) }] : []),
    { label: t('now.interest'), value: formatPeso(interest) },
    { label: t('now.fee'), hint: t('now.feeHint'), value: formatPeso(fee) },
  ];
  const title = t('now.title');
  // Without an earlier payment, the minimum is the payment now, so that one figure is enough.
  if (paidAmount === 0) {
    return (
      <Receipt
        label={title}
        heading={title}
        rows={items}
        total={{ label: t('payNow'), value: formatPeso(missing) }}
      />
    );
  }
  return (
    <Receipt
      label={title}
      heading={title}
      parts={[
        {
          id: 'minimum',
          rows: items,
          sum: { label: t('now.minimum'), value: formatPeso(minimumPayment) },
        },
      ]}
      rows={[{ label: t('now.paid'), value: formatPeso(-paidAmount), tone: 'minus' }]}
      total={{ label: t('now.missing'), value: formatPeso(missing) }}
    />
  );
}

function Later({ order }: Pick<Props, 'order'>) {
  const { t } = useTranslation('rollover');
  const language = useLanguage();
  return (
    <Receipt
      label={t('later.title')}
      heading={t('later.title')}
      rows={[
        { label: t('later.dueDate'), value: formatDay(order.dueDate, language) },
        { label: t('later.newDueDate'), value: formatDay(order.newDueDate, language) },
        {
          label: t('later.newInterest', { count: order.extraDays }),
          value: formatPeso(order.newInterest),
        },
      ]}
    />
  );
}

function Cost({ view: { disclosure }, order }: Pick<Props, 'view' | 'order'>) {
  const { t } = useTranslation('rollover');
  const { totalToday, totalAfter, cost, used, most } = order;
  const rate = disclosure?.effectiveMonthlyRate ?? null;
  return (
    <Receipt
      label={t('cost.title')}
      heading={t('cost.title')}
      parts={[
        {
          id: 'totals',
          rows: [
            { label: t('cost.today'), value: formatPeso(totalToday) },
            { label: t('cost.after'), value: formatPeso(totalAfter) },
          ],
          sum: { label: t('cost.more'), value: formatPeso(totalAfter - totalToday) },
        },
      ]}
      rows={[
        { label: t('cost.effective'), value: rate === null ? '—' : formatPercent(rate) },
        { label: t('cost.byPlan'), value: formatPeso(cost.byPlan) },
        { label: t('cost.withRollover'), value: formatPeso(cost.after) },
        ...(cost.cap === null ? [] : [{ label: t('cost.cap'), value: formatPeso(cost.cap) }]),
        { label: t('cost.used'), value: t('cost.usedOf', { used, most }) },
      ]}
    />
  );
}
