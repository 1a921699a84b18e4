import { useTranslation } from 'react-i18next';
import { failureText } from '#i18n/failure-text.ts';
import type { MoneyPhase } from '#machines/money-action/view.ts';
import type { RolloverView } from '#machines/rollover/view.ts';
import { MoneyPage, underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';

type Props = ScreenProps<Pick<RolloverView, 'money'>, { type: 'check.requested' }>;

/** A confirmation under way, until its outcome is known. */
export function Confirmation({ view, send, request }: Props) {
  const { t } = useTranslation(['rollover', 'failure']);
  const status = underWay(view.money);
  if (!status) return null;
  const phase = (name: MoneyPhase) => ({
    title: t(`rollover:money.${name}.title`),
    text: t(`rollover:money.${name}.text`),
  });
  return (
    <MoneyPage
      money={status}
      words={{
        sending: phase('sending'),
        checking: phase('checking'),
        waiting: phase('waiting'),
        late: phase('late'),
        overdue: t('rollover:money.overdue'),
        notAsked: t('rollover:money.notAsked'),
        reason: status.failure ? failureText(t, status.failure) : '',
        logIn: t('rollover:money.logIn'),
        check: t('rollover:money.check'),
        support: t('rollover:support'),
        home: t('rollover:home'),
      }}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    />
  );
}
