import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import type { RepaymentView } from '#machines/repayment/view.ts';
import type { RootRequest } from '#machines/root/context.ts';

type Props = { view: RepaymentView; request: (request: RootRequest) => void };

export const requestsPayment = ({
  pending,
  failed,
  noRequestReason,
  dueNow,
}: RepaymentView): boolean => pending !== null && !failed && noRequestReason === null && dueNow > 0;

/** A button to the loan's repayment page. */
export function ToRepay({ view: { dueNow, loanOrderId }, request }: Props) {
  const { t } = useTranslation('repayment');
  const location = { page: 'repay', query: { loanOrderId } } as const;
  return (
    <Button onPress={() => request({ type: 'location.requested', location })}>
      {t('due.repay', { amount: formatPeso(dueNow) })}
    </Button>
  );
}
