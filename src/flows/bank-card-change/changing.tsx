import { useTranslation } from 'react-i18next';
import type { BankCardChangeView } from '#machines/bank-card-change/view.ts';
import { MoneyPage } from '#views/shared/money-page.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = ScreenProps<Pick<BankCardChangeView, 'money'>, { type: 'check.requested' }>;

export function Changing({ view, send, request }: Props) {
  const { t } = useTranslation(['bankCardChange']);
  return (
    <MoneyPage
      money={view.money}
      words={(key) => t(`bankCardChange:${key}`)}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    />
  );
}
