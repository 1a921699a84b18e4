import { useTranslation } from 'react-i18next';
import { formatDay } from '#domain/date-format.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import { Button } from '#components/buttons/button.tsx';
import { Card } from '#components/page/card.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { Row } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { HomeView } from '#machines/home/view.ts';
import { loanOrigin } from '#views/shared/loan-origin.ts';
import { loanTones } from '#views/shared/loan-tones.ts';

type Props = {
  order: LoanOrder;
  due: NonNullable<HomeView['loans'][number]['due']>;
  /** Makes the payment button a primary one. */
  main: boolean;
  /** A paid restructure awaits its agreement; a payment of the amount due would cancel it. */
  awaitsAgreement: boolean;
  opening: boolean;
  onPress: () => void;
};

export function DueLoan({ order, due, main, awaitsAgreement, opening, onPress }: Props) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { noRequestReason, now, later, next } = due;
  const amount = formatPeso(now);
  const number = (
    <Text tone="secondary">{t(`origin.${loanOrigin(order)}`, { number: order.loanNumber })}</Text>
  );
  if (noRequestReason || next === null) {
    const words = noRequestReason ?? 'paid';
    const isNoted = words === 'paid' && due.noted > 0;
    return (
      <Card tone="paper">
        <Row justify="between">
          <StatusChip tone="info" label={t(isNoted ? 'paid.notedChip' : `${words}.chip`)} />
          {number}
        </Row>
        {isNoted ? (
          <NotPosted due={due} words="notedAll" />
        ) : (
          <Text tone="strong">{t(`${words}.text`, { amount: formatPeso(due.announced) })}</Text>
        )}
        {words === 'paid' && order.paysFor && <Text>{t(`paid.${order.paysFor}`)}</Text>}
        <Button kind="secondary" busy={opening} onPress={onPress}>
          {t(`${words}.action`)}
        </Button>
      </Card>
    );
  }
  const { dueDate, late, daysLeft, overdueDays } = next;
  const status = late ? loanStatus.overdue : loanStatus.repaying;

  function time(): string {
    if (late) return t('overdueBy', { count: overdueDays });
    return daysLeft > 0 ? t('daysLeft', { count: daysLeft }) : t('dueToday');
  }

  return (
    <Card tone={late ? 'brick' : 'paper'}>
      <Row justify="between">
        <StatusChip tone={loanTones[status]} label={t(`status.s${status}`)} />
        {number}
      </Row>
      <Amount
        size="large"
        value={amount}
        note={`${t('due', { day: formatDay(dueDate, language) })} · ${time()}`}
      />
      {later !== null && (
        <Text tone="secondary">
          {t('dueLater', { day: formatDay(dueDate, language), amount: formatPeso(later) })}
        </Text>
      )}
      <NotPosted due={due} words="notedPart" />
      {awaitsAgreement ? (
        <>
          <Text tone="strong">{t('operation.agree.instead')}</Text>
          <Button kind="quiet" busy={opening} onPress={onPress}>
            {t('restructuring.action')}
          </Button>
        </>
      ) : (
        <Button kind={main ? 'primary' : 'secondary'} busy={opening} onPress={onPress}>
          {t('repay', { amount })}
        </Button>
      )}
    </Card>
  );
}

/** Unposted money: announced by a channel, or only noted by the borrower (O6). */
function NotPosted({ due, words }: Pick<Props, 'due'> & { words: 'notedAll' | 'notedPart' }) {
  const { t } = useTranslation('home');
  const { announced, noted } = due;
  return (
    <>
      {announced > 0 && (
        <Text tone="secondary">{t('paid.part', { amount: formatPeso(announced) })}</Text>
      )}
      {noted > 0 && (
        <Text tone={words === 'notedAll' ? 'strong' : 'secondary'}>
          {t(`paid.${words}`, { amount: formatPeso(noted) })}
        </Text>
      )}
    </>
  );
}
