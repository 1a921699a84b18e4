import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { MoneyPhase } from '#machines/money-action/view.ts';
import { MoneyPage, underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';

type Props = ScreenProps<Pick<RepaymentView, 'money' | 'sending'>, { type: 'check.requested' }>;

/** A payment under way, until its outcome is known. */
export function Payment({ view, send, request }: Props) {
  const { t } = useTranslation(['repayment', 'failure']);
  const status = underWay(view.money);
  if (!status) return null;
  const phase = (name: MoneyPhase) => ({
    title: t(`repayment:money.${name}.title`),
    text: t(`repayment:money.${name}.text`),
  });
  return (
    <MoneyPage
      money={status}
      words={{
        sending: phase('sending'),
        checking: phase('checking'),
        waiting: phase('waiting'),
        late: phase('late'),
        overdue: t('repayment:money.overdue'),
        notAsked: t('repayment:money.notAsked'),
        reason: status.failure ? failureText(t, status.failure) : '',
        logIn: t('repayment:money.logIn'),
        check: t('repayment:money.check'),
        support: t('repayment:support'),
        home: t('repayment:home'),
      }}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    >
      {view.sending > 0 && (
        <Amount align="center" label={t('repayment:due.payNow')} value={formatPeso(view.sending)} />
      )}
    </MoneyPage>
  );
}
