import { useTranslation } from 'react-i18next';
import type { RolloverView } from '#machines/rollover/view.ts';
import { MoneyPage } from '#views/shared/money-page.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = ScreenProps<Pick<RolloverView, 'money'>, { type: 'check.requested' }>;

export function Confirmation({ view, send, request }: Props) {
  const { t } = useTranslation(['rollover']);
  return (
    <MoneyPage
      money={view.money}
      words={(key) => t(`rollover:${key}`)}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    />
  );
}
