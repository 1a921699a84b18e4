import { useTranslation } from 'react-i18next';
import { manilaDay } from '#domain/dates.ts';
import { formatDay } from '#domain/date-format.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { formatPeso } from '#domain/peso.ts';
import { ListRow } from '#components/list.tsx';
import { StatusChip } from '#components/status-chip.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { loanOrigin } from '../loan-origin.ts';
import { loanTones } from '../loan-tones.ts';

type Props = { item: LoanOrder; onPress: () => void };

/** A loan of the records: its amount, its status in words, its day, its number. */
export function RecordRow({ item, onPress }: Props) {
  const { loanAmount, status, appliedAt, loanNumber } = item;
  const { t } = useTranslation(['records', 'home']);
  const day = formatDay(manilaDay(appliedAt), useLanguage());
  return (
    <ListRow
      label={formatPeso(loanAmount)}
      detail={t(`records:row.${loanOrigin(item)}`, { day, number: loanNumber })}
      aside={<StatusChip tone={loanTones[status]} label={t(`home:status.s${status}`)} />}
      onPress={onPress}
    />
  );
}
