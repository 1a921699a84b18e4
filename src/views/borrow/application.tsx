import { useTranslation } from 'react-i18next';
import type { BorrowView } from '#machines/borrow/view.ts';
import { MoneyPage, underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';
import { LoanHeadline } from './loan-headline.tsx';

type Props = ScreenProps<Pick<BorrowView, 'money' | 'disclosure'>, { type: 'check.requested' }>;

/** An application under way, until its outcome is known. */
export function Application({ view: { money, disclosure }, send, request }: Props) {
  const { t } = useTranslation('borrow');
  const status = underWay(money);
  if (!status) return null;
  return (
    <MoneyPage
      {...status}
      words={{
        sending: { title: t('money.sending.title'), text: t('money.sending.text') },
        checking: { title: t('money.checking.title'), text: t('money.checking.text') },
        waiting: { title: t('money.waiting.title'), text: t('money.waiting.text') },
        overdue: t('money.overdue'),
        check: t('money.check'),
        support: t('support'),
      }}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    >
      {disclosure && <LoanHeadline disclosure={disclosure} />}
    </MoneyPage>
  );
}
