import { useTranslation } from 'react-i18next';
import { manilaDay } from '#domain/dates.ts';
import { formatDay } from '#domain/date-format.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { comingOn } from '#domain/on-its-way.ts';
import { formatPeso } from '#domain/peso.ts';
import { ListRow } from '#components/list.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { loanOrigin } from '../loan-origin.ts';
import { LoanStanding } from '../loan-standing.tsx';

type Props = { item: LoanOrder; onPress: () => void };

/** A loan of the records: its amount, its status in words, its day, its number. */
export function RecordRow({ item, onPress }: Props) {
  const { loanAmount, appliedAt, loanNumber } = item;
  const { t } = useTranslation(['records', 'home']);
  const day = formatDay(manilaDay(appliedAt), useLanguage());
  const coming = comingOn(item);
  const origin = t(`records:row.${loanOrigin(item)}`, { day, number: loanNumber });
  return (
    <ListRow
      label={formatPeso(loanAmount)}
      detail={
        coming
          ? `${origin}. ${t('records:row.coming', { amount: formatPeso(coming.amount) })}`
          : origin
      }
      aside={<LoanStanding order={item} />}
      onPress={onPress}
    />
  );
}
