import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import type { OverdueFeeReversal } from '#domain/payments/payment.ts';
import { formatPeso } from '#domain/peso.ts';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Section } from '#components/page/section.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';

type Props = { detail: NonNullable<RepaymentView['detail']> };

/** The overdue fees and the reversed ones (R3, O7). */
export function OverdueFees({ detail: { story, reversals = [] } }: Props) {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  const takenBack = useTakenBack();
  const charges = story?.overdueCharges ?? [];
  if (charges.length + reversals.length === 0) return null;
  return (
    <Section title={t('fees.title')}>
      <List label={t('fees.title')}>
        {charges.map(({ dueDate, from, through, days, base, amount }) => (
          <ListItem
            key={`${dueDate} ${from}`}
            label={formatPeso(amount)}
            detail={t('fees.days', {
              count: days,
              from: formatDay(from, language),
              through: formatDay(through, language),
              base: formatPeso(base),
            })}
          />
        ))}
        {reversals.map((reversal, index) => (
          <ListItem
            key={`reversal ${index}`}
            label={formatPeso(-reversal.amount)}
            detail={takenBack(reversal)}
            trailing={<StatusChip tone="success" label={t('fees.takenBack')} />}
          />
        ))}
      </List>
    </Section>
  );
}

/** The reversed fees and the reason (O7). */
export function FeesTakenBack({ reversals }: { reversals: readonly OverdueFeeReversal[] }) {
  const { t } = useTranslation('loanStory');
  const takenBack = useTakenBack();
  return reversals.map((reversal, index) => (
    <Notice
      key={index}
      tone="success"
      live={false}
      title={t('fees.noticeTitle', { amount: formatPeso(reversal.amount) })}
    >
      {takenBack(reversal)}
    </Notice>
  ));
}

function useTakenBack(): (reversal: OverdueFeeReversal) => string {
  const { t } = useTranslation('loanStory');
  const language = useLanguage();
  return ({ at, reference, valueDate }) =>
    t('fees.takenBackText', {
      day: formatDay(manilaDay(at), language),
      reference,
      valueDate: formatDay(valueDate, language),
    });
}
