import { useTranslation } from 'react-i18next';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { standingOf } from '#domain/loans/loan-standing.ts';
import { comingOn } from '#domain/payments/on-its-way.ts';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { loanTones } from './loan-tones.ts';

export function LoanStanding({ order }: { order: LoanOrder }) {
  const { t } = useTranslation('home');
  if (order.payoutHeld) return <StatusChip tone="warn" label={t('payoutHeld.chip')} />;
  const standing = standingOf(order, comingOn(order));
  if (standing === 'paid' || standing === 'restructuring') {
    return <StatusChip tone="info" label={t(`${standing}.chip`)} />;
  }
  return <StatusChip tone={loanTones[standing]} label={t(`status.s${standing}`)} />;
}
