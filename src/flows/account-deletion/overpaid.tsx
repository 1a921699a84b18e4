import { useTranslation } from 'react-i18next';
import { isRefundable, type Overpayment } from '#domain/payments/overpayment.ts';
import type { Location } from '#domain/pages.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { accountText } from '#views/shared/account-text.ts';
import { pesosOf } from '#views/shared/overpayment.tsx';

type Props = {
  overpaid: Overpayment;
  /** Absent in the final question. */
  open?: (location: Location) => void;
};

/**
 * Explains the refund or the loss of an overpayment, which does not block a deletion. While a refund
 * is held, another one would be held too.
 */
export function OverpaidAtDeletion({ overpaid, open }: Props) {
  const { t } = useTranslation('overpayment');
  const { centavos, refund } = overpaid;
  const failed = refund?.state === 'failed' && isRefundable(overpaid);
  function textOfRest(): string {
    if (!isRefundable(overpaid)) return t('deletion.little');
    if (refund?.state === 'held') return t('deletion.held');
    return t('deletion.refund', { account: accountText(overpaid.account) });
  }
  return (
    <>
      {(refund?.state === 'sending' || refund?.state === 'held') && (
        <Notice
          tone="info"
          live={false}
          title={t(`${refund.state}.title`, { amount: pesosOf(refund.centavos) })}
        >
          {t(`deletion.${refund.state}`, { account: accountText(refund.account) })}
        </Notice>
      )}
      {centavos > 0 && (
        <Notice
          tone={failed ? 'warn' : 'info'}
          live={false}
          title={t('title', { amount: pesosOf(centavos) })}
          action={
            open &&
            failed && (
              <Button kind="secondary" onPress={() => open({ page: 'smsVerification', query: {} })}>
                {t('change')}
              </Button>
            )
          }
        >
          {textOfRest()}
        </Notice>
      )}
    </>
  );
}
