import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import { daysUntil } from '#domain/dates.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { StatusChip } from '#components/status-chip.tsx';
import { Row } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { loanOrigin } from '../loan-origin.ts';
import { loanTones } from '../loan-tones.ts';

type Props = {
  order: LoanOrder;
  /** What is to be paid first, in pesos. */
  dueNow: number;
  /** The server's clock when the loan was told, in milliseconds. */
  receivedAt: number;
  /** Whether it comes before everything else on the page. */
  main: boolean;
  opening: boolean;
  onPress: () => void;
};

/** A loan that is to be repaid: how much, until when, and the way there. */
export function DueLoan({ order, dueNow, receivedAt, main, opening, onPress }: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const overdue = order.status === loanStatus.overdue;
  const left = daysUntil(order.dueDate, receivedAt);
  const amount = formatPeso(dueNow);

  function time(): string {
    if (overdue) return t('overdueBy', { count: order.overdueDays });
    return left > 0 ? t('daysLeft', { count: left }) : t('dueToday');
  }

  return (
    <Card tone={overdue ? 'brick' : 'paper'}>
      <Row justify="between">
        <StatusChip tone={loanTones[order.status]} label={t(`status.s${order.status}`)} />
        <Text tone="secondary">
          {t(`origin.${loanOrigin(order)}`, { number: order.loanNumber })}
        </Text>
      </Row>
      <Amount
        size="large"
        value={amount}
        note={`${t('due', { day: formatDay(order.dueDate, language) })} · ${time()}`}
      />
      <Button kind={main ? 'primary' : 'secondary'} busy={opening} onPress={onPress}>
        {t('repay', { amount })}
      </Button>
    </Card>
  );
}
