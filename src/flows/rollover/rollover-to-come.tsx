import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';
import type { RolloverProps } from './props.ts';

/** The page while the terms are loading or missing. */
export function RolloverToCome({ view, send, request }: RolloverProps) {
  const { t } = useTranslation(['rollover', 'failure']);
  const { closed, failed, notRestarted, failure } = view;
  const toLoan = () => send({ type: 'repayment.opened' });
  const home = () => request({ type: 'location.requested', location: { page: 'home', query: {} } });
  if (closed) {
    return (
      <EmptyState
        scene={calendar}
        title={t(`rollover:closed.${closed}.title`)}
        text={t(`rollover:closed.${closed}.text`)}
        until={t(`rollover:closed.${closed}.until`)}
        actions={
          <>
            {view.canRenew && (
              <Button onPress={() => send({ type: 'renewal.requested' })}>
                {t('rollover:renew')}
              </Button>
            )}
            {view.loanKnown ? (
              <Button kind="secondary" onPress={toLoan}>
                {t('rollover:repayment')}
              </Button>
            ) : (
              <Button kind="secondary" onPress={home}>
                {t('rollover:home')}
              </Button>
            )}
            <ServiceButton request={request} />
          </>
        }
      />
    );
  }
  if (failure && (failed || notRestarted)) {
    return (
      <ErrorState
        title={t(failed ? 'rollover:failed' : 'rollover:notRestarted')}
        text={failureText(t, failure)}
        actions={
          <>
            <Button onPress={() => send({ type: 'retry.pressed' })}>{t('rollover:retry')}</Button>
            {view.loanKnown && (
              <Button kind="secondary" onPress={toLoan}>
                {t('rollover:repayment')}
              </Button>
            )}
            <ServiceButton request={request} />
          </>
        }
      />
    );
  }
  return (
    <Skeleton label={t('rollover:loading')} shapes={['amount', 'line', 'card', 'row', 'row']} />
  );
}
