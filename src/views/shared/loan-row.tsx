import { useTranslation } from 'react-i18next';
import { type NotedLoan, notedPesos } from '#domain/payments/on-its-way.ts';
import { formatPeso } from '#domain/peso.ts';
import { ListItem } from '#components/lists/list.tsx';
import { loanOrigin } from './loan-origin.ts';
import { LoanStanding } from './loan-standing.tsx';

type Props = {
  order: NotedLoan;
  opening: boolean;
  disabled: boolean;
  /** Absent if the row has no link. */
  onPress?: (() => void) | undefined;
};

export function LoanRow({ order, opening, disabled, onPress }: Props) {
  const { t } = useTranslation('home');
  const noted = notedPesos(order);
  const origin = t(`origin.${loanOrigin(order)}`, { number: order.loanNumber });
  return (
    <ListItem
      label={formatPeso(order.loanAmount)}
      detail={noted > 0 ? `${origin}. ${t('paid.noted', { amount: formatPeso(noted) })}` : origin}
      trailing={<LoanStanding order={order} />}
      busy={opening}
      disabled={disabled && !opening}
      onPress={onPress}
    />
  );
}
