import { useTranslation } from 'react-i18next';
import { failureText } from '#i18n/failure-text.ts';
import type { MoneyPhase } from '#machines/money-action/view.ts';
import type { AccountDeletionView } from '#machines/account-deletion/view.ts';
import { MoneyPage, underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';

type Props = ScreenProps<Pick<AccountDeletionView, 'money'>, { type: 'check.requested' }>;

/** A deletion under way, until its outcome is known. */
export function Deleting({ view, send, request }: Props) {
  const { t } = useTranslation(['accountDeletion', 'failure']);
  const money = underWay(view.money);
  if (!money) return null;
  const phase = (name: MoneyPhase) => ({
    title: t(`accountDeletion:money.${name}.title`),
    text: t(`accountDeletion:money.${name}.text`),
  });
  return (
    <MoneyPage
      money={money}
      words={{
        sending: phase('sending'),
        checking: phase('checking'),
        waiting: phase('waiting'),
        late: phase('late'),
        overdue: t('accountDeletion:money.overdue'),
        notAsked: t('accountDeletion:money.notAsked'),
        reason: money.failure ? failureText(t, money.failure) : '',
        logIn: t('accountDeletion:money.logIn'),
        check: t('accountDeletion:money.check'),
        support: t('accountDeletion:support'),
        home: t('accountDeletion:home'),
      }}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    />
  );
}
