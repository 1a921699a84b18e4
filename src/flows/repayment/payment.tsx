import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { MoneyPage } from '#views/shared/money-page.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = ScreenProps<Pick<RepaymentView, 'money' | 'sending'>, { type: 'check.requested' }>;

export function Payment({ view, send, request }: Props) {
  const { t } = useTranslation(['repayment']);
  return (
    <MoneyPage
      money={view.money}
      words={(key) => t(`repayment:${key}`)}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    >
      {view.sending > 0 && (
        <Amount align="center" label={t('repayment:due.payNow')} value={formatPeso(view.sending)} />
      )}
    </MoneyPage>
  );
}
