import { useTranslation } from 'react-i18next';
import { numericText } from '#domain/amount.ts';
import { formatPeso } from '#domain/peso.ts';
import { Button } from '#components/buttons/button.tsx';
import { TextField } from '#components/fields/text-field.tsx';
import { Sheet } from '#components/overlays/sheet.tsx';
import type { OfflinePaymentEvent } from '#machines/offline-payment/offline-payment.setup.ts';
import type { OfflinePaymentView } from '#machines/offline-payment/view.ts';

type Props = {
  view: OfflinePaymentView;
  send: (event: OfflinePaymentEvent) => void;
  /** The most that can be paid on the loan today, in pesos. */
  max: number;
};

/** Maximum length of the typed amount, in characters. */
const room = 12;

/** A dialog in which the borrower types another amount to pay (O8). */
export function AmountQuestion({ view, send, max }: Props) {
  const { t } = useTranslation('offlinePayment');
  const { amount, amountText, amountReason, amountPayable } = view;
  const words = { max: formatPeso(max) };
  const cancel = () => send({ type: 'amount.cancelled' });
  return (
    <Sheet
      open
      onClose={cancel}
      ignoresTaps={amountText !== ''}
      title={t('amount.title')}
      closeLabel={t('amount.cancel', { amount: formatPeso(amount) })}
      footer={
        <>
          <Button
            disabled={!amountPayable}
            reason={amountText === '' ? t('amount.reasons.notANumber') : undefined}
            onPress={() => send({ type: 'amount.chosen' })}
          >
            {t('amount.choose')}
          </Button>
          <Button kind="secondary" onPress={cancel}>
            {t('amount.cancel', { amount: formatPeso(amount) })}
          </Button>
        </>
      }
    >
      <TextField
        name="amount"
        label={t('amount.label')}
        hint={t('amount.hint', words)}
        error={amountReason ? t(`amount.reasons.${amountReason}`, words) : undefined}
        prefix="₱"
        value={amountText}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        onChange={(text) =>
          send({ type: 'amount.changed', text: numericText(text).slice(0, room) })
        }
      />
    </Sheet>
  );
}
