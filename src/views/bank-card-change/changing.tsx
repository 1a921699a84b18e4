import { useTranslation } from 'react-i18next';
import { failureText } from '#i18n/failure-text.ts';
import type { MoneyPhase } from '#machines/money-action/view.ts';
import type { BankCardChangeView } from '#machines/bank-card-change/view.ts';
import { MoneyPage, underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';

type Props = ScreenProps<Pick<BankCardChangeView, 'money'>, { type: 'check.requested' }>;

/** A change under way, until its outcome is known. */
export function Changing({ view, send, request }: Props) {
  const { t } = useTranslation(['bankCardChange', 'failure']);
  const money = underWay(view.money);
  if (!money) return null;
  const phase = (name: MoneyPhase) => ({
    title: t(`bankCardChange:money.${name}.title`),
    text: t(`bankCardChange:money.${name}.text`),
  });
  return (
    <MoneyPage
      money={money}
      words={{
        sending: phase('sending'),
        checking: phase('checking'),
        waiting: phase('waiting'),
        late: phase('late'),
        overdue: t('bankCardChange:money.overdue'),
        notAsked: t('bankCardChange:money.notAsked'),
        reason: money.failure ? failureText(t, money.failure) : '',
        logIn: t('bankCardChange:money.logIn'),
        check: t('bankCardChange:money.check'),
        support: t('bankCardChange:support'),
        home: t('bankCardChange:home'),
      }}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    />
  );
}
