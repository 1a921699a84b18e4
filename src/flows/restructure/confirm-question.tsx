import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { Text } from '#components/lists/text.tsx';
import { accountText } from '#views/shared/account-text.ts';
import { MoneyButton } from '#views/shared/money-button.tsx';
import { SecondPaymentNotice } from '#views/shared/paid-elsewhere.tsx';
import type { Known, RestructureProps } from './props.ts';

type Props = Known &
  Pick<RestructureProps, 'send'> & { elsewhere: RestructureProps['view']['elsewhere'] };

export function ConfirmQuestion({ order, plan, elsewhere, send }: Props) {
  const { t } = useTranslation('restructure');
  const cancel = () => send({ type: 'restructure.cancelled' });
  const [first] = plan.instalments;
  const { missing, account, loanNumber } = order;
  return (
    <Sheet
      open
      onClose={cancel}
      title={
        missing > 0
          ? t('ask.title', { amount: formatPeso(missing), account: accountText(account) })
          : t('ask.titleFree', { number: loanNumber })
      }
      closeLabel={t('ask.cancel')}
      footer={
        <>
          <MoneyButton onPress={() => send({ type: 'restructure.confirmed' })}>
            {t('ask.confirm')}
          </MoneyButton>
          <Button kind="secondary" onPress={cancel}>
            {t('ask.cancel')}
          </Button>
        </>
      }
    >
      <SecondPaymentNotice payments={elsewhere} />
      <Text>{t('ask.text')}</Text>
      <FigureList>
        {first && <FigureRow label={t('describe.first')} value={formatPeso(first.amount)} />}
        <FigureRow label={t('plan.total')} value={formatPeso(plan.total)} />
      </FigureList>
    </Sheet>
  );
}
