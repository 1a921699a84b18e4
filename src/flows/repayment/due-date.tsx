import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { addDays } from '#domain/dates.ts';
import { DayStrip } from '#components/money/day-strip.tsx';
import { Row } from '#components/page/stack.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';

type Props = NonNullable<RepaymentView['next']>;

/** Minimum number of days in a strip. */
const month = 30;

export function DueDate({ dueDate, late, overdueDays, daysLeft }: Props) {
  const { t } = useTranslation('repayment');
  const language = useLanguage();
  const dueOn = t('due.dueOn', { day: formatDay(dueDate, language) });
  if (late) {
    return (
      <Row>
        <StatusChip tone="danger" label={t('due.overdueBy', { count: overdueDays })} />
        <Text tone="secondary">{dueOn}</Text>
      </Row>
    );
  }
  const total = Math.max(month, daysLeft);
  return (
    <DayStrip
      total={total}
      left={daysLeft}
      label={daysLeft > 0 ? t('due.daysLeft', { count: daysLeft }) : t('due.today')}
      startLabel={formatDay(addDays(dueDate, -total), language)}
      endLabel={dueOn}
    />
  );
}
