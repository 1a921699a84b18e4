import { useTranslation } from 'react-i18next';
import type { BorrowView } from '#machines/borrow/view.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { MoneyPhase } from '#machines/money-action/view.ts';
import { MoneyPage, underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';
import { LoanHeadline } from './loan-headline.tsx';

type Props = ScreenProps<Pick<BorrowView, 'money' | 'disclosure'>, { type: 'check.requested' }>;

/** An application under way, until its outcome is known. */
export function Application({ view: { money, disclosure }, send, request }: Props) {
  const { t } = useTranslation(['borrow', 'failure']);
  const status = underWay(money);
  if (!status) return null;
  const phase = (name: MoneyPhase) => ({
    title: t(`borrow:money.${name}.title`),
    text: t(`borrow:money.${name}.text`),
  });
  return (
    <MoneyPage
      money={status}
      words={{
        sending: phase('sending'),
        checking: phase('checking'),
        waiting: phase('waiting'),
        late: phase('late'),
        overdue: t('borrow:money.overdue'),
        notAsked: t('borrow:money.notAsked'),
        reason: status.failure ? failureText(t, status.failure) : '',
        logIn: t('borrow:money.logIn'),
        check: t('borrow:money.check'),
        support: t('borrow:support'),
        home: t('borrow:home'),
      }}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    >
      {disclosure && <LoanHeadline disclosure={disclosure} />}
    </MoneyPage>
  );
}
