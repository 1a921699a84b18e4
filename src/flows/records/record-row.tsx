import { useTranslation } from 'react-i18next';
import { manilaDay } from '#domain/dates.ts';
import { formatDay } from '#domain/date-format.ts';
import {
  comingOn,
  type NotedLoan,
  notedPesos,
  type StillOpen,
  stillOpenOn,
} from '#domain/payments/on-its-way.ts';
import { formatPeso } from '#domain/peso.ts';
import { ListRow } from '#components/lists/list.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { loanOrigin } from '#views/shared/loan-origin.ts';
import { LoanStanding } from '#views/shared/loan-standing.tsx';

type Props = { item: NotedLoan; onPress: () => void };

export function RecordRow({ item, onPress }: Props) {
  const { loanAmount, appliedAt, loanNumber } = item;
  const { t } = useTranslation(['records', 'home']);
  const language = useLanguage();
  const day = formatDay(manilaDay(appliedAt), language);
  const coming = comingOn(item);
  const noted = notedPesos(item);
  const open = stillOpenOn(item);
  const origin = t(`records:row.${loanOrigin(item)}`, { day, number: loanNumber });

  function words({ left, first, dueDate, late }: StillOpen): string {
    const due = { amount: formatPeso(first), day: formatDay(dueDate, language) };
    return first === left
      ? t(late ? 'records:row.late' : 'records:row.toPay', due)
      : t(late ? 'records:row.leftLate' : 'records:row.left', { left: formatPeso(left), ...due });
  }

  return (
    <ListRow
      label={formatPeso(loanAmount)}
      detail={[
        origin,
        ...(coming ? [t('records:row.coming', { amount: formatPeso(coming.amount) })] : []),
        ...(noted > 0 ? [t('records:row.noted', { amount: formatPeso(noted) })] : []),
        ...(open ? [words(open)] : []),
      ].join('. ')}
      trailing={<LoanStanding order={item} />}
      onPress={onPress}
    />
  );
}
