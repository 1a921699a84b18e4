import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import type { DisclosureStatement } from '#domain/disclosure.ts';
import type { PayoutAccount } from '#domain/loan-order.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { Notice } from '#components/notice.tsx';
import { Receipt, type ReceiptRow } from '#components/receipt.tsx';
import { Section } from '#components/section.tsx';
import { Stack } from '#components/stack.tsx';
import { Timeline } from '#components/timeline.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { accountText } from '../account-text.ts';

type Props = { disclosure: DisclosureStatement; account: PayoutAccount | null };

/** The disclosure statement (RA 3765) as a receipt, with the schedule as a timeline. */
export function Disclosure({ disclosure, account }: Props) {
  const { t } = useTranslation('borrow');
  const language = useLanguage();
  const last = disclosure.schedule.at(-1);
  const percent = (rate: number | null) => (rate === null ? '—' : formatPercent(rate));
  const rows: ReceiptRow[] = [
    { label: t('confirm.amountFinanced'), value: formatPeso(disclosure.amountFinanced) },
    ...disclosure.charges.map(({ kind, amount }) => ({
      label: t(`confirm.charges.${kind}`),
      value: formatPeso(amount),
    })),
    ...(disclosure.couponDiscount > 0
      ? [
          {
            label: t('confirm.coupon'),
            value: formatPeso(-disclosure.couponDiscount),
            tone: 'minus' as const,
          },
        ]
      : []),
    { label: t('confirm.financeCharge'), value: formatPeso(disclosure.financeCharge) },
    {
      label: t('confirm.netProceeds'),
      value: formatPeso(disclosure.netProceeds),
      tone: 'strong',
    },
    { label: t('confirm.nominal'), value: percent(disclosure.nominalMonthlyRate) },
    { label: t('confirm.effective'), value: percent(disclosure.effectiveMonthlyRate) },
    { label: t('confirm.costShare'), value: percent(disclosure.costShare) },
    ...(last ? [{ label: t('confirm.dueDate'), value: formatDay(last.dueDate, language) }] : []),
    ...(account ? [{ label: t('confirm.account'), value: accountText(account) }] : []),
  ];
  return (
    <Stack gap="loose">
      {disclosure.overCaps.length > 0 && (
        <Notice tone="danger">
          {t('confirm.overCap', {
            caps: disclosure.overCaps.map((cap) => t(`confirm.caps.${cap}`)).join(', '),
          })}
        </Notice>
      )}
      <Receipt
        label={t('confirm.disclosure')}
        heading={t('confirm.disclosure')}
        rows={rows}
        total={{ label: t('confirm.total'), value: formatPeso(disclosure.totalToRepay) }}
      />
      <Section title={t('confirm.schedule')}>
        <Timeline
          label={t('confirm.schedule')}
          items={disclosure.schedule.map(({ period, dueDate, principal, interest, amount }) => ({
            id: String(period),
            title: t('confirm.payment', { period }),
            date: formatDay(dueDate, language),
            amount: formatPeso(amount),
            detail: t('confirm.principalInterest', {
              principal: formatPeso(principal),
              interest: formatPeso(interest),
            }),
          }))}
        />
      </Section>
    </Stack>
  );
}
