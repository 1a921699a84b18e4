import { useTranslation } from 'react-i18next';
import { ordinal } from '#domain/counting.ts';
import { formatDay } from '#domain/date-format.ts';
import type { DisclosureStatement } from '#domain/loans/disclosure.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import { formatPercent, formatPeso } from '#domain/peso.ts';
import { Notice } from '#components/overlays/notice.tsx';
import { Receipt, type ReceiptRow } from '#components/money/receipt.tsx';
import { Section } from '#components/page/section.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Timeline } from '#components/money/timeline.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { accountText } from '#views/shared/account-text.ts';
import { useScheduleNote } from './loan-headline.tsx';
import { sumsOf } from './sums.ts';

type Props = { disclosure: DisclosureStatement; account: PayoutAccount | null };

/** The disclosure statement (RA 3765), with a warning above a legal cap. */
export function Disclosure({ disclosure, account }: Props) {
  const { t } = useTranslation('borrow');
  return (
    <Stack gap="loose">
      {disclosure.overCaps.length > 0 && (
        <Notice tone="danger">
          {t('confirm.overCap', {
            caps: disclosure.overCaps.map((cap) => t(`confirm.caps.${cap}`)).join(', '),
          })}
        </Notice>
      )}
      <Sums disclosure={disclosure} account={account} />
      <Schedule disclosure={disclosure} />
    </Stack>
  );
}

function Sums({ disclosure, account }: Props) {
  const { t } = useTranslation('borrow');
  const sums = sumsOf(disclosure);
  const percent = (rate: number | null) => (rate === null ? '—' : formatPercent(rate));
  const loanAmount = {
    label: t('confirm.amountFinanced'),
    value: formatPeso(disclosure.amountFinanced),
  };
  const fee = t('confirm.processingFee');
  const ifAny = (amount: number, row: Omit<ReceiptRow, 'value'>): ReceiptRow[] =>
    amount === 0 ? [] : [{ ...row, value: formatPeso(amount) }];

  return (
    <Receipt
      label={t('confirm.disclosure')}
      heading={t('confirm.disclosure')}
      parts={[
        {
          id: 'received',
          rows: [
            loanAmount,
            { label: fee, hint: t('confirm.feeHint'), value: formatPeso(-sums.processingFee) },
            ...ifAny(-sums.otherKeptBack, { label: t('confirm.otherKeptBack') }),
          ],
          sum: {
            label: t('confirm.netProceeds'),
            value: formatPeso(disclosure.netProceeds),
            ...(account && { hint: t('confirm.account', { account: accountText(account) }) }),
          },
        },
        {
          id: 'cost',
          rows: [
            { label: fee, value: formatPeso(sums.processingFee) },
            { label: t('confirm.interest'), value: formatPeso(sums.interest) },
            ...ifAny(-sums.couponDiscount, { label: t('confirm.coupon'), tone: 'minus' }),
            ...ifAny(sums.otherKeptBack + sums.otherOnTop, { label: t('confirm.otherCharges') }),
          ],
          sum: {
            label: t('confirm.financeCharge'),
            value: formatPeso(disclosure.financeCharge),
            hint: t('confirm.costShare', { share: percent(disclosure.costShare) }),
          },
        },
        {
          id: 'rates',
          rows: [
            { label: t('confirm.nominal'), value: percent(disclosure.nominalMonthlyRate) },
            { label: t('confirm.effective'), value: percent(disclosure.effectiveMonthlyRate) },
          ],
        },
      ]}
      rows={[
        loanAmount,
        {
          label: t(sums.couponDiscount > 0 ? 'confirm.interestAfter' : 'confirm.interest'),
          value: formatPeso(sums.interest - sums.couponDiscount),
        },
        ...ifAny(sums.otherOnTop, { label: t('confirm.otherCharges') }),
      ]}
      total={{
        label: t('confirm.total'),
        value: formatPeso(disclosure.totalToRepay),
        hint: useScheduleNote(disclosure),
      }}
    />
  );
}

function Schedule({ disclosure: { schedule } }: Pick<Props, 'disclosure'>) {
  const { t } = useTranslation('borrow');
  const language = useLanguage();
  return (
    <Section title={t('confirm.schedule')}>
      <Timeline
        label={t('confirm.schedule')}
        items={schedule.map(({ period, dueDate, principal, interest, amount }) => ({
          id: String(period),
          title: t('confirm.payment', { ordinal: ordinal(period, language) }),
          date: formatDay(dueDate, language),
          amount: formatPeso(amount),
          detail: t('confirm.principalInterest', {
            principal: formatPeso(principal),
            interest: formatPeso(interest),
          }),
        }))}
      />
    </Section>
  );
}
