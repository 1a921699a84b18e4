import { useTranslation } from 'react-i18next';
import type { AccountDeletionView } from '#machines/account-deletion/view.ts';
import { MoneyPage } from '#views/shared/money-page.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';

type Props = ScreenProps<Pick<AccountDeletionView, 'money'>, { type: 'check.requested' }>;

export function Deleting({ view, send, request }: Props) {
  const { t } = useTranslation(['accountDeletion']);
  return (
    <MoneyPage
      money={view.money}
      words={(key) => t(`accountDeletion:${key}`)}
      onCheck={() => send({ type: 'check.requested' })}
      request={request}
    />
  );
}
