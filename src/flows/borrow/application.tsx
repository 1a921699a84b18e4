import { useTranslation } from 'react-i18next';
import type { BorrowView } from '#machines/borrow/view.ts';
import { MoneyPage } from '#views/shared/money-page.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { LoanHeadline } from './loan-headline.tsx';

type Props = ScreenProps<Pick<BorrowView, 'money' | 'disclosure'>, { type: 'check.requested' }>;

export function Application({ view: { money, disclosure }, send, request }: Props) {
  const { t } = useTranslation(['borrow']);
  return (
    <MoneyPage
      money={money}
      words={(key) => t(`borrow:${key}`)}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    >
      {disclosure && <LoanHeadline disclosure={disclosure} />}
    </MoneyPage>
  );
}
