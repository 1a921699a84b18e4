import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Receipt } from '#components/money/receipt.tsx';
import { ShareButton } from '#components/buttons/share-button.tsx';
import { Stack } from '#components/page/stack.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { accountText } from '#views/shared/account-text.ts';

type Props = { view: RepaymentView };

/** An accepted payment; its receipt appears once the ledger has the payment. */
export function Proof({ view }: Props) {
  const { t } = useTranslation('repayment');
  const { paidAmount, payment, detail } = view;
  return (
    <Stack gap="loose">
      {paidAmount !== null && <Amount label={t('detail.youPaid')} value={formatPeso(paidAmount)} />}
      <WhatIsNext view={view} />
      {payment && detail && <Facts payment={payment} loanNumber={detail.loanNumber} />}
    </Stack>
  );
}

type FactsProps = { payment: NonNullable<RepaymentView['payment']>; loanNumber: string };

function Facts({ payment, loanNumber }: FactsProps) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  const { amount, paidAt, reference, account } = payment;
  const rows = [
    { label: t('detail.time'), value: formatInstant(paidAt, language) },
    { label: t('detail.reference'), value: reference },
    { label: t('detail.from'), value: accountText(account), tone: 'words' as const },
    { label: t('detail.loan'), value: loanNumber },
  ];
  const proof = t('detail.proof');
  const lines = [
    `Hiram: ${proof}`,
    `${t('detail.youPaid')} ${formatPeso(amount)}`,
    ...rows.map(({ label, value }) => `${label}: ${value}`),
  ];
  return (
    <Stack>
      <Receipt label={proof} heading={proof} rows={rows} />
      <ShareButton
        label={t('detail.share')}
        // In other apps, a line may break at any space.
        text={lines.join('\n').replaceAll('\u00A0', ' ')}
        copiedText={t('detail.copied')}
        failedText={t('detail.copyFailed')}
      />
    </Stack>
  );
}

function WhatIsNext({ view: { nextOnDetail, settled } }: Props) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  if (settled) {
    return (
      <Notice tone="success" title={t('detail.settledTitle')}>
        {t('detail.settledText')}
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={t('detail.paidText')}>
      {nextOnDetail &&
        t('detail.next', {
          amount: formatPeso(nextOnDetail.amount),
          day: formatDay(nextOnDetail.dueDate, language),
        })}
    </Notice>
  );
}
