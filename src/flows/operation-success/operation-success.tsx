import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Scene } from '#components/page/scene.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { OperationSuccessEvent } from '#machines/operation-success/operation-success.machine.ts';
import type { OperationSuccessView } from '#machines/operation-success/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { LoadState } from '#views/shared/load-state.tsx';
import { HomeButton } from '#views/shared/page-button.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { WhatWasDone } from './what-was-done.tsx';

type Props = ScreenProps<OperationSuccessView, OperationSuccessEvent>;

/** `/repay/operation_success`: the page of a completed operation (S2). */
export function OperationSuccessScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['operationSuccess', 'title']);
  const { done } = view;
  return (
    <BackPage
      title={t(done ? 'title:moreTime' : 'title:operationSuccess')}
      hero={done && <Scene drawing={calendar} />}
      request={request}
      busy={view.busy}
      footer={
        done && (
          <>
            <Button onPress={() => send({ type: 'repayment.opened' })}>
              {t('operationSuccess:repayment')}
            </Button>
            <HomeButton kind="quiet" request={request} />
          </>
        )
      }
    >
      {done ? <WhatWasDone done={done} /> : <ToCome {...{ view, send, request }} />}
    </BackPage>
  );
}

function ToCome({ view, send, request }: Props) {
  const { t } = useTranslation(['operationSuccess', 'failure']);
  const { unavailable, failure } = view;
  if (unavailable && failure) {
    return (
      <ErrorState
        title={t('operationSuccess:unavailable')}
        text={failureText(t, failure)}
        actions={<HomeButton request={request} />}
      />
    );
  }
  return (
    <LoadState
      view={view}
      loading={t('operationSuccess:loading')}
      shapes={['amount', 'row', 'row', 'row']}
      title={t('operationSuccess:failed')}
      send={send}
      request={request}
    />
  );
}
