import { useTranslation } from 'react-i18next';
import { groupInFours } from '#domain/account/bank-card.ts';
import { isWallet, payoutMethodNames } from '#domain/payments/payout-methods.ts';
import { Button } from '#components/buttons/button.tsx';
import { List, ListItem } from '#components/lists/list.tsx';
import { SearchListSheet } from '#components/fields/search-list-sheet.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { Text } from '#components/lists/text.tsx';
import { MoneyButton } from '#views/shared/money-button.tsx';
import type { BankCardChangeProps } from './props.ts';

type Props = Pick<BankCardChangeProps, 'view' | 'send'> & {
  form: NonNullable<BankCardChangeProps['view']['form']>;
};

export function BankSheet({ view: { banks, bankQuery }, form, send }: Props) {
  const { t } = useTranslation('bankCardChange');
  return (
    <SearchListSheet
      open
      title={t('form.chooseBank')}
      closeLabel={t('form.close')}
      searchLabel={t('form.search')}
      query={bankQuery}
      onQueryChange={(query) => send({ type: 'banks.searched', query })}
      items={banks.map(({ code, name }) => ({ id: code, label: name }))}
      selected={form.bankCode}
      onSelect={(bankCode) => send({ type: 'bank.chosen', bankCode })}
      emptyText={t('form.noBank')}
      countText={(count) => t('form.banks', { count })}
      onClose={() => send({ type: 'banks.closed' })}
    />
  );
}

export function ConfirmQuestion({ view: { banks }, form, send }: Props) {
  const { t } = useTranslation('bankCardChange');
  const cancel = () => send({ type: 'change.cancelled' });
  const { accountType, bankCode, newNumber, holder } = form;
  const bank = isWallet(accountType) ? undefined : banks.find(({ code }) => code === bankCode);
  return (
    <Sheet
      open
      onClose={cancel}
      title={t('ask.title')}
      closeLabel={t('ask.cancel')}
      footer={
        <>
          <MoneyButton onPress={() => send({ type: 'change.confirmed' })}>
            {t('ask.confirm')}
          </MoneyButton>
          <Button kind="secondary" onPress={cancel}>
            {t('ask.cancel')}
          </Button>
        </>
      }
    >
      <List label={t('ask.account')}>
        <ListItem label={t('ask.account')} detail={bank?.name ?? payoutMethodNames[accountType]} />
        <ListItem label={t('ask.number')} detail={groupInFours(newNumber)} />
        <ListItem label={t('ask.holder')} detail={holder} />
      </List>
      <Text>{t('ask.text')}</Text>
    </Sheet>
  );
}
