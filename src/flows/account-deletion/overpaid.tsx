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

/** Explains the refund or the loss of an overpayment, which does not block a deletion. */
export function OverpaidAtDeletion({ overpaid, open }: Props) {
  const { t } = useTranslation('overpayment');
  const { centavos, refund } = overpaid;
  const account = accountText(overpaid.account);
  if (refund?.state === 'sending' || refund?.state === 'held') {
    return (
      <Notice
        tone="info"
        live={false}
        title={t(`${refund.state}.title`, { amount: pesosOf(refund.centavos) })}
      >
        {t('deletion.refund', { account: accountText(refund.account) })}
      </Notice>
    );
  }
  if (centavos === 0) return null;
  return (
    <Notice
      tone={refund?.state === 'failed' ? 'warn' : 'info'}
      live={false}
      title={t('title', { amount: pesosOf(centavos) })}
      action={
        open &&
        refund?.state === 'failed' && (
          <Button kind="secondary" onPress={() => open({ page: 'smsVerification', query: {} })}>
            {t('change')}
          </Button>
        )
      }
    >
      {isRefundable(overpaid) ? t('deletion.refund', { account }) : t('deletion.little')}
    </Notice>
  );
}
