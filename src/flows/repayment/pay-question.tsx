import { useTranslation } from 'react-i18next';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import { Text } from '#components/lists/text.tsx';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import { accountText } from '#views/shared/account-text.ts';
import { MoneyButton } from '#views/shared/money-button.tsx';

type Props = {
  view: Pick<RepaymentView, 'paysDespite' | 'awaitsAgreement' | 'coming' | 'leftAfter' | 'saves'>;
  pending: NonNullable<RepaymentView['pending']>;
  /** In pesos. */
  amount: number;
  paysFor: 'instalments' | 'serviceFee';
  send: (event: RepaymentEvent) => void;
};

export function PayQuestion({ view, pending, amount, paysFor, send }: Props) {
  const { t } = useTranslation('repayment');
  const cancel = () => send({ type: 'payment.cancelled' });
  return (
    <Sheet
      open
      onClose={cancel}
      title={t('confirm.title', {
        amount: formatPeso(amount),
        account: accountText(pending.account),
      })}
      closeLabel={t('confirm.cancel')}
      footer={
        <>
          <MoneyButton onPress={() => send({ type: 'payment.confirmed' })}>
            {t('confirm.pay')}
          </MoneyButton>
          <Button kind="secondary" onPress={cancel}>
            {t('confirm.cancel')}
          </Button>
        </>
      }
    >
      {view.paysDespite && (
        <Notice tone="warn" live={false}>
          {t(`anyway.${view.paysDespite}.why`, { amount: formatPeso(view.coming) })}
        </Notice>
      )}
      {view.awaitsAgreement && paysFor === 'instalments' && (
        <Notice tone="warn" live={false}>
          {t('operation.restructure.undone')}
        </Notice>
      )}
      <Text>{t('confirm.text')}</Text>
      <FigureList>
        <FigureRow label={t('confirm.loan')} value={pending.loanNumber} />
        {paysFor === 'serviceFee' ? (
          <FigureRow label={t('detail.serviceFee')} value={formatPeso(amount)} />
        ) : (
          <FigureRow label={t('confirm.left')} value={formatPeso(view.leftAfter)} />
        )}
        {paysFor === 'instalments' && view.leftAfter === 0 && view.saves > 0 && (
          <FigureRow label={t('due.saved')} value={formatPeso(view.saves)} />
        )}
        {view.coming > 0 && (
          <FigureRow label={t('confirm.coming')} value={formatPeso(view.coming)} />
        )}
      </FigureList>
    </Sheet>
  );
}
