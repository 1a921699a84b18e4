import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import type { RepaymentView } from '#machines/repayment/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';

type Props = {
  view: RepaymentView;
  send: (event: RepaymentEvent) => void;
  request: (request: RootRequest) => void;
};

/** Shown while the due amounts are loading, and after their load failed. */
export function DueToCome({ view: { failed, failure }, send, request }: Props) {
  const { t } = useTranslation(['repayment', 'failure']);
  if (!failed || !failure) {
    return (
      <Skeleton label={t('repayment:due.loading')} shapes={['amount', 'line', 'card', 'row']} />
    );
  }
  return (
    <ErrorState
      title={t('repayment:due.failed')}
      text={failureText(t, failure)}
      actions={
        <>
          <Button onPress={() => send({ type: 'retry.pressed' })}>{t('repayment:retry')}</Button>
          <ServiceButton request={request} />
        </>
      }
    />
  );
}
