import { useTranslation } from 'react-i18next';
import type { LoanOrder } from '#domain/loan-order.ts';
import { formatPeso } from '#domain/peso.ts';
import { ListItem } from '#components/list.tsx';
import { loanOrigin } from './loan-origin.ts';
import { LoanStanding } from './loan-standing.tsx';

type Props = {
  order: LoanOrder;
  disabled: boolean;
  /** Absent where the loan leads nowhere. */
  onPress?: (() => void) | undefined;
};

/** A loan in a list: its amount, how it stands, its number. */
export function LoanRow({ order, disabled, onPress }: Props) {
  const { t } = useTranslation('home');
  return (
    <ListItem
      label={formatPeso(order.loanAmount)}
      detail={t(`origin.${loanOrigin(order)}`, { number: order.loanNumber })}
      aside={<LoanStanding order={order} />}
      disabled={disabled}
      onPress={onPress}
    />
  );
}
