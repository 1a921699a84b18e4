import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Page } from '#components/page/page.tsx';
import { Scene } from '#components/page/scene.tsx';
import { calendar } from '#components/scenes/calendar.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { OperationSuccessEvent } from '#machines/operation-success/operation-success.machine.ts';
import type { OperationSuccessView } from '#machines/operation-success/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';
import { WhatWasDone } from './what-was-done.tsx';

type Props = ScreenProps<OperationSuccessView, OperationSuccessEvent>;

/** `/repay/operation_success`: the page of a completed operation (S2). */
export function OperationSuccessScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['operationSuccess', 'title']);
  const { done } = view;
  const home = () => request({ type: 'location.requested', location: { page: 'home', query: {} } });
  return (
    <Page
      title={t(done ? 'title:moreTime' : 'title:operationSuccess')}
      hero={done && <Scene drawing={calendar} />}
      back={{ label: t('operationSuccess:back'), onBack: () => request({ type: 'nav.back' }) }}
      busy={view.busy}
      footer={
        done && (
          <>
            <Button onPress={() => send({ type: 'repayment.opened' })}>
              {t('operationSuccess:repayment')}
            </Button>
            <Button kind="quiet" onPress={home}>
              {t('operationSuccess:home')}
            </Button>
          </>
        )
      }
    >
      {done ? <WhatWasDone done={done} /> : <ToCome {...{ view, send, request, home }} />}
    </Page>
  );
}

function ToCome({
  view: { failed, unavailable, failure },
  send,
  request,
  home,
}: Props & { home: () => void }) {
  const { t } = useTranslation(['operationSuccess', 'failure']);
  if (!failure || (!failed && !unavailable)) {
    return (
      <Skeleton label={t('operationSuccess:loading')} shapes={['amount', 'row', 'row', 'row']} />
    );
  }
  return (
    <ErrorState
      title={t(failed ? 'operationSuccess:failed' : 'operationSuccess:unavailable')}
      text={failureText(t, failure)}
      actions={
        failed ? (
          <>
            <Button onPress={() => send({ type: 'retry.pressed' })}>
              {t('operationSuccess:retry')}
            </Button>
            <ServiceButton request={request} />
          </>
        ) : (
          <Button onPress={home}>{t('operationSuccess:home')}</Button>
        )
      }
    />
  );
}
