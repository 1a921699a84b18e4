import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/amount.tsx';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { MoneyPage, underWay } from '../money-page.tsx';
import type { ScreenProps } from '../screen.ts';

type Props = ScreenProps<Pick<RepaymentView, 'money' | 'payNow'>, { type: 'check.requested' }>;

/** A payment under way, until its outcome is known. */
export function Payment({ view, send, request }: Props) {
  const { t } = useTranslation('repayment');
  const status = underWay(view.money);
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
      {view.payNow > 0 && (
        <Amount align="center" label={t('due.receipt')} value={formatPeso(view.payNow)} />
      )}
    </MoneyPage>
  );
}
