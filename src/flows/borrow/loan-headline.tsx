import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import type { DisclosureStatement } from '#domain/loans/disclosure.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { Card } from '#components/page/card.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';

/** One sentence with the repayments and their dates; empty without instalments. */
export function useRepaySentence({ schedule, totalToRepay }: DisclosureStatement): string {
  const { t } = useTranslation('borrow');
  const language = useLanguage();
  const parts = schedule.map(({ amount, dueDate }) =>
    t('repayPart', { amount: formatPeso(amount), day: formatDay(dueDate, language) }),
  );
  const [first] = schedule;
  if (!first) return '';
  if (schedule.length === 1) {
    const day = formatDay(first.dueDate, language);
    return t('repayOnce', { amount: formatPeso(first.amount), day });
  }
  return t('repayInParts', {
    parts: parts.reduce((before, part) => t('repayNext', { before, part })),
    total: formatPeso(totalToRepay),
  });
}

/**
 * The number and period of the instalments, or the only due date; `undefined` without instalments.
 */
export function useScheduleNote({ schedule }: DisclosureStatement): string | undefined {
  const { t } = useTranslation('borrow');
  const language = useLanguage();
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!first || !last) return undefined;
  const from = formatDay(first.dueDate, language);
  if (first === last) return t('confirm.dueDate', { day: from });
  const to = formatDay(last.dueDate, language);
  return t('confirm.dueDates', { count: schedule.length, from, to });
}

export function LoanHeadline({ disclosure }: { disclosure: DisclosureStatement }) {
  const { t } = useTranslation('borrow');
  return (
    <Card tone="sea">
      <Amount
        value={formatPeso(disclosure.netProceeds)}
        size="display"
        label={t('confirm.receive')}
      />
      <Text tone="strong">{useRepaySentence(disclosure)}</Text>
    </Card>
  );
}
