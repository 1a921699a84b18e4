import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { Text } from '#components/lists/text.tsx';
import type { RolloverEvent } from '#machines/rollover/rollover.setup.ts';
import type { RolloverView } from '#machines/rollover/view.ts';
import { accountText } from '#views/shared/account-text.ts';
import { MoneyButton } from '#views/shared/money-button.tsx';
import { SecondPaymentNotice } from '#views/shared/paid-elsewhere.tsx';

type Props = {
  order: NonNullable<RolloverView['order']>;
  elsewhere: RolloverView['elsewhere'];
  send: (event: RolloverEvent) => void;
};

/** The question before the confirmation (V2). */
export function ConfirmQuestion({ order: { missing, account }, elsewhere, send }: Props) {
  const { t } = useTranslation('rollover');
  const cancel = () => send({ type: 'rollover.cancelled' });
  return (
    <Sheet
      open
      onClose={cancel}
      title={t('question.title', { amount: formatPeso(missing), account: accountText(account) })}
      closeLabel={t('question.cancel')}
      footer={
        <>
          <MoneyButton onPress={() => send({ type: 'rollover.confirmed' })}>
            {t('question.confirm')}
          </MoneyButton>
          <Button kind="secondary" onPress={cancel}>
            {t('question.cancel')}
          </Button>
        </>
      }
    >
      <SecondPaymentNotice payments={elsewhere} />
      <Text>{t('question.text')}</Text>
      <Text>{t('question.fee')}</Text>
    </Sheet>
  );
}
