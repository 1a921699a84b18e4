import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { Receipt, type ReceiptRow } from '#components/money/receipt.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { OperationSuccessView } from '#machines/operation-success/view.ts';

type Done = NonNullable<OperationSuccessView['done']>;

export function WhatWasDone({ done }: { done: Done }) {
  const { t } = useTranslation('operationSuccess');
  const language = useLanguage();
  const { completedAt, operation, toPay } = done;
  const { next, total, count } = toPay;
  return (
    <Stack gap="loose">
      <Text align="center">{t(`${operation.kind}.text`)}</Text>
      {operation.kind === 'rollover' && operation.confirmedBy === 'payment' && (
        <Text align="center" tone="secondary">
          {t('rollover.byPayment')}
        </Text>
      )}
      <Text align="center" tone="secondary">
        {t('asOf', { time: formatInstant(completedAt, language) })}
      </Text>
      {next && (
        <Amount
          align="center"
          label={t('toPay')}
          value={formatPeso(next.amount)}
          note={t('dueOn', { day: formatDay(next.dueDate, language) })}
        />
      )}
      <Receipt
        label={t(`${operation.kind}.receipt`)}
        heading={t(`${operation.kind}.receipt`)}
        rows={useRows(done)}
        total={{
          label: t('total'),
          value: formatPeso(total),
          hint: count > 1 ? t('payments', { number: count }) : undefined,
        }}
      />
      <Text tone="caption">{t('early')}</Text>
    </Stack>
  );
}

function useRows({ operation, loanNumber }: Done): ReceiptRow[] {
  const { t } = useTranslation('operationSuccess');
  const language = useLanguage();
  const { fee, paidAmount } = operation;
  const paid = { label: t('paid'), value: formatPeso(paidAmount) };
  if (operation.kind === 'rollover') {
    const { dueDate, newDueDate, principal } = operation;
    return [
      { label: t('loan'), value: loanNumber },
      { label: t('rollover.dueDate'), value: formatDay(dueDate, language) },
      { label: t('rollover.newDueDate'), value: formatDay(newDueDate, language) },
      paid,
      { label: t('rollover.fee'), value: formatPeso(fee) },
      { label: t('rollover.principal'), value: formatPeso(principal) },
    ];
  }
  const { credit } = operation;
  return [
    { label: t('restructure.newLoan'), value: loanNumber },
    { label: t('restructure.oldLoan'), value: operation.loanNumber },
    paid,
    { label: t('restructure.fee'), value: formatPeso(fee) },
    ...(credit > 0
      ? [{ label: t('restructure.credit'), value: formatPeso(-credit), tone: 'minus' as const }]
      : []),
  ];
}
