import { useTranslation } from 'react-i18next';
import { manilaDay } from '#domain/dates.ts';
import { formatDay } from '#domain/date-format.ts';
import type { LoanOrder, LoanStatus } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { type Coming, comingOn } from '#domain/on-its-way.ts';
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
      aside={<Standing status={status} coming={coming} />}
      onPress={onPress}
    />
  );
}

type StandingProps = { status: LoanStatus; coming: Coming | null };

/** The status of a loan, or how it stands once the money on its way is posted. */
function Standing({ status, coming }: StandingProps) {
  const { t } = useTranslation('home');
  if (coming?.paid) return <StatusChip tone="info" label={t('paid.chip')} />;
  const caughtUp = status === loanStatus.overdue && coming !== null && !coming.late;
  const shown = caughtUp ? loanStatus.repaying : status;
  return <StatusChip tone={loanTones[shown]} label={t(`status.s${shown}`)} />;
}
