import { useTranslation } from 'react-i18next';
import type { LoanOrder } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { comingOn } from '#domain/on-its-way.ts';
import { StatusChip } from '#components/status-chip.tsx';
import { loanTones } from './loan-tones.ts';

/** The status of a loan in a list, or how it stands once the money on its way is posted. */
export function LoanStanding({ order }: { order: LoanOrder }) {
  const { t } = useTranslation('home');
  const { status } = order;
  const coming = comingOn(order);
  if (coming?.paid) return <StatusChip tone="info" label={t('paid.chip')} />;
  const caughtUp = status === loanStatus.overdue && coming !== null && !coming.late;
  const shown = caughtUp ? loanStatus.repaying : status;
  return <StatusChip tone={loanTones[shown]} label={t(`status.s${shown}`)} />;
}
