import { useTranslation } from 'react-i18next';
import { List, ListItem } from '#components/lists/list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import type { BankCardChangeView } from '#machines/bank-card-change/view.ts';
import { accountText } from '#views/shared/account-text.ts';

export function PresentAccount({
  view: { account, sendsAgain },
}: {
  view: Pick<BankCardChangeView, 'account' | 'sendsAgain'>;
}) {
  const { t } = useTranslation('bankCardChange');
  if (!account) return null;
  return (
    <>
      <List label={t('present')}>
        <ListItem label={t('present')} detail={accountText(account)} />
      </List>
      {sendsAgain && (
        <Notice tone="info" live={false}>
          {t('sendsAgain')}
        </Notice>
      )}
    </>
  );
}
