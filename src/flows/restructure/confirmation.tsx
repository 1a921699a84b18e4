import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Amount } from '#components/money/amount.tsx';
import type { RestructureView } from '#machines/restructure/view.ts';
import { MoneyPage } from '#views/shared/money-page.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = ScreenProps<Pick<RestructureView, 'money' | 'order'>, { type: 'check.requested' }>;

export function Confirmation({ view: { money, order }, send, request }: Props) {
  const { t } = useTranslation(['restructure']);
  return (
    <MoneyPage
      money={money}
      words={(key) => t(`restructure:${key}`)}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    >
      {order && order.missing > 0 && (
        <Amount align="center" label={t('restructure:payNow')} value={formatPeso(order.missing)} />
      )}
    </MoneyPage>
  );
}
