import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import type { Failure } from '#domain/failure.ts';
import {
  isRefundable,
  type Overpayment as Overpaid,
  type Refund,
} from '#domain/payments/overpayment.ts';
import { formatPeso } from '#domain/peso.ts';
import { centavosOfPeso } from '#domain/primitives.ts';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Stack } from '#components/page/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { accountText } from './account-text.ts';
import { PageButton, SupportButton } from './page-button.tsx';

type Props = {
  overpayment: { overpaid: Overpaid; refunding: boolean; failure: Failure | null };
  onRefund: () => void;
  request: (request: RootRequest) => void;
};

export const pesosOf = (centavos: number): string => formatPeso(centavos / centavosOfPeso);

export function Overpayment({ overpayment, onRefund, request }: Props) {
  const { overpaid, refunding, failure } = overpayment;
  const { t } = useTranslation(['overpayment', 'failure']);
  const { centavos, refund } = overpaid;
  const tap = isRefundable(overpaid) && (
    <>
      {failure && (
        <Notice tone="danger">
          {t('overpayment:unclear', { reason: failureText(t, failure) })}
        </Notice>
      )}
      <Button busy={refunding} onPress={onRefund}>
        {t('overpayment:action', { amount: pesosOf(centavos) })}
      </Button>
    </>
  );
  const failed = refund?.state === 'failed' ? refund : null;
  return (
    <>
      {refund && !failed && <Underway refund={refund} request={request} />}
      {failed && (
        <Notice
          tone="warn"
          live={false}
          title={t('overpayment:failed.title', { amount: pesosOf(failed.centavos) })}
          action={
            <Stack gap="tight">
              {tap}
              <PageButton kind="secondary" page="smsVerification" request={request}>
                {t('overpayment:change')}
              </PageButton>
              <SupportButton kind="quiet" request={request} />
            </Stack>
          }
        >
          <FailedText failed={failed} overpaid={overpaid} />
        </Notice>
      )}
      {centavos > 0 && !failed && (
        <Notice
          tone="info"
          title={t('overpayment:title', { amount: pesosOf(centavos) })}
          action={tap || undefined}
        >
          {tap
            ? t('overpayment:text', { account: accountText(overpaid.account) })
            : t('overpayment:little')}
        </Notice>
      )}
    </>
  );
}

function Underway({ refund, request }: { refund: Refund; request: Props['request'] }) {
  const { t } = useTranslation('overpayment');
  const language = useLanguage();
  const { state, centavos, account, at } = refund;
  if (state === 'failed') return null;
  return (
    <Notice
      tone={state === 'sent' ? 'success' : 'info'}
      title={t(`${state}.title`, { amount: pesosOf(centavos) })}
      action={<SupportButton kind="quiet" request={request} />}
    >
      {t(`${state}.text`, { account: accountText(account), time: formatInstant(at, language) })}
    </Notice>
  );
}

function FailedText({ failed, overpaid }: { failed: Refund; overpaid: Overpaid }) {
  const { t } = useTranslation('overpayment');
  const account = accountText(failed.account);
  const next = accountText(overpaid.account);
  return account === next ? t('failed.same', { account }) : t('failed.changed', { account, next });
}
