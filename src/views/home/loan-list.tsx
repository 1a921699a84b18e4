import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { daysUntil } from '#domain/dates.ts';
import { type LoanOrder, type LoanStatus, loanStatus } from '#domain/loan-order.ts';
import { formatPeso } from '#domain/peso.ts';
import { List, ListItem } from '#components/list.tsx';
import { Notice } from '#components/notice.tsx';
import { Section } from '#components/section.tsx';
import { StatusChip } from '#components/status-chip.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { HomeEvent } from '#machines/home/home.machine.ts';
import type { HomeView } from '#machines/home/view.ts';
import { loanTones } from '../loan-tones.ts';

type Props = { view: HomeView; send: (event: HomeEvent) => void };

const toBeRepaid: readonly LoanStatus[] = [loanStatus.repaying, loanStatus.overdue];

/** The borrower's loans, newest first; each opens what its status leads to. */
export function LoanList({ view, send }: Props) {
  const { t } = useTranslation('home');
  if (view.loans.length === 0) return null;
  return (
    <Section title={t('loans')}>
      {view.loans.some(({ needsAccount }) => needsAccount) && (
        <Notice tone="warn">{t('updateAccount')}</Notice>
      )}
      <List label={t('loans')}>
        {view.loans.map(({ order }) => (
          <LoanItem
            key={order.loanOrderId}
            order={order}
            askedAt={view.askedAt}
            disabled={view.openingLoan !== null}
            onPress={() => send({ type: 'loan.opened', loanOrderId: order.loanOrderId })}
          />
        ))}
      </List>
    </Section>
  );
}

type ItemProps = { order: LoanOrder; askedAt: number; disabled: boolean; onPress: () => void };

function LoanItem({ order, askedAt, disabled, onPress }: ItemProps) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const due = toBeRepaid.includes(order.status)
    ? `${t('due', { day: formatDay(order.dueDate, language) })} · ${timeLeft()}`
    : t('loan', { number: order.loanNumber });

  function timeLeft(): string {
    return order.status === loanStatus.overdue
      ? t('overdueBy', { count: order.overdueDays })
      : t('daysLeft', { count: Math.max(0, daysUntil(order.dueDate, askedAt)) });
  }

  return (
    <ListItem
      label={formatPeso(order.loanAmount)}
      detail={due}
      aside={<StatusChip tone={loanTones[order.status]} label={t(`status.s${order.status}`)} />}
      disabled={disabled}
      onPress={onPress}
    />
  );
}
