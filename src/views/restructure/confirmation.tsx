import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { MoneyPhase } from '#machines/money-action/view.ts';
import type { RestructureView } from '#machines/restructure/view.ts';
import { MoneyPage, underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';

type Props = ScreenProps<Pick<RestructureView, 'money' | 'order'>, { type: 'check.requested' }>;

/** A confirmation under way, until its outcome is known. */
export function Confirmation({ view: { money, order }, send, request }: Props) {
  const { t } = useTranslation(['restructure', 'failure']);
  const status = underWay(money);
  if (!status) return null;
  const phase = (name: MoneyPhase) => ({
    title: t(`restructure:money.${name}.title`),
    text: t(`restructure:money.${name}.text`),
  });
  return (
    <MoneyPage
      money={status}
      words={{
        sending: phase('sending'),
        checking: phase('checking'),
        waiting: phase('waiting'),
        late: phase('late'),
        overdue: t('restructure:money.overdue'),
        notAsked: t('restructure:money.notAsked'),
        reason: status.failure ? failureText(t, status.failure) : '',
        logIn: t('restructure:money.logIn'),
        check: t('restructure:money.check'),
        support: t('restructure:support'),
        home: t('restructure:home'),
      }}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    >
      {order && order.missing > 0 && (
        <Amount align="center" label={t('restructure:payNow')} value={formatPeso(order.missing)} />
      )}
    </MoneyPage>
  );
}
