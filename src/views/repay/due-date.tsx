import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { daysBetween, manilaDay } from '#domain/dates.ts';
import { DayStrip } from '#components/day-strip.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';

type Props = {
  pending: NonNullable<RepaymentView['pending']>;
  overdue: boolean;
  daysLeft: number;
};

/** How the due date is counted at most, in days: one instalment's month. */
const month = 30;

/** Days to the due date as a strip, or how many days it is late. */
export function DueDate({ pending, overdue, daysLeft }: Props) {
  const { t } = useTranslation('repay');
  const language = useLanguage();
  const today = manilaDay(pending.askedAt);
  const left = Math.max(0, daysBetween(today, pending.dueDate));
  const words = overdue
    ? t('due.overdueBy', { count: pending.overdueDays })
    : daysLeft > 0
      ? t('due.daysLeft', { count: daysLeft })
      : t('due.today');
  return (
    <DayStrip
      total={Math.max(month, left)}
      left={left}
      overdue={overdue}
      label={words}
      startLabel={words}
      endLabel={t('due.dueOn', { day: formatDay(pending.dueDate, language) })}
    />
  );
}
