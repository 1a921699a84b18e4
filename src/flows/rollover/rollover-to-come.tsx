import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { LoadFailed } from '#views/shared/load-state.tsx';
import { HomeButton } from '#views/shared/page-button.tsx';
import { ServiceButton } from '#views/shared/service-button.tsx';
import type { RolloverProps } from './props.ts';

/** The page while the terms are loading or missing. */
export function RolloverToCome({ view, send, request }: RolloverProps) {
  const { t } = useTranslation('rollover');
  const { closed, failed, notRestarted, failure } = view;
  const toLoan = () => send({ type: 'repayment.opened' });
  if (closed) {
    return (
      <EmptyState
        scene={calendar}
        title={t(`closed.${closed}.title`)}
        text={t(`closed.${closed}.text`)}
        until={t(`closed.${closed}.until`)}
        actions={
          <>
            {view.canRenew && (
              <Button onPress={() => send({ type: 'renewal.requested' })}>{t('renew')}</Button>
            )}
            {view.loanKnown ? (
              <Button kind="secondary" onPress={toLoan}>
                {t('repayment')}
              </Button>
            ) : (
              <HomeButton kind="secondary" request={request} />
            )}
            <ServiceButton request={request} />
          </>
        }
      />
    );
  }
  if (failure && (failed || notRestarted)) {
    return (
      <LoadFailed
        title={t(failed ? 'failed' : 'notRestarted')}
        failure={failure}
        send={send}
        request={request}
      >
        {view.loanKnown && (
          <Button kind="secondary" onPress={toLoan}>
            {t('repayment')}
          </Button>
        )}
      </LoadFailed>
    );
  }
  return <Skeleton label={t('loading')} shapes={['amount', 'line', 'card', 'row', 'row']} />;
}
