import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';
import type { BankCardChangeProps } from './props.ts';

/** Shown while the account's state is loading, and after its load failed. */
export function CardToCome({ view: { failed, failure }, send, request }: BankCardChangeProps) {
  const { t } = useTranslation(['bankCardChange', 'failure']);
  if (failed && failure) {
    return (
      <ErrorState
        title={t('bankCardChange:failed')}
        text={failureText(t, failure)}
        actions={
          <>
            <Button onPress={() => send({ type: 'retry.pressed' })}>
              {t('bankCardChange:retry')}
            </Button>
            <ServiceButton request={request} />
          </>
        }
      />
    );
  }
  return <Skeleton label={t('bankCardChange:loading')} shapes={['row', 'line', 'row', 'row']} />;
}
