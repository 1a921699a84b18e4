import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#domain/date-format.ts';
import type { PageId } from '#domain/pages.ts';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { IconButton } from '#components/buttons/icon-button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Page } from '#components/page/page.tsx';
import { Scene } from '#components/page/scene.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { refreshIcon } from '#components/icons/refresh.ts';
import { supportIcon } from '#components/icons/support.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { OrderProgressEvent } from '#machines/order-progress/order-progress.setup.ts';
import type { OrderProgressView } from '#machines/order-progress/view.ts';
import type { ScreenProps } from '#views/shared/screen.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';

export type ProgressProps = ScreenProps<OrderProgressView, OrderProgressEvent>;

type Props = ProgressProps & {
  scene: ReactNode;
  /** Links to the details page. */
  details?: boolean;
  /** Label of a button to customer service. */
  help?: string | undefined;
  onward?: { label: string; onPress: () => void } | undefined;
  children: ReactNode;
};

export function ProgressPage(props: Props) {
  const { view, send, request, scene, children } = props;
  const { t } = useTranslation(['orderProgress', 'failure', 'title']);
  const known = view.phase !== null;
  const retry = () => send({ type: 'retry.pressed' });
  return (
    <Page
      title={t(`title:${view.title}`)}
      hero={known && <Scene drawing={scene} />}
      back={{ label: t('orderProgress:back'), onBack: () => request({ type: 'nav.back' }) }}
      busy={view.asking && !known}
      action={
        <IconButton
          icon={refreshIcon}
          label={t('orderProgress:retry')}
          disabled={!view.canRetry}
          onPress={retry}
        />
      }
      footer={<Ways {...props} />}
    >
      <Stack gap="loose">
        {known && view.failure && (
          <Notice tone="offline">
            {t('orderProgress:stale', { reason: failureText(t, view.failure) })}
          </Notice>
        )}
        {!known && view.failure && (
          <ErrorState
            title={t('orderProgress:failedTitle')}
            text={failureText(t, view.failure)}
            actions={
              <>
                <Button onPress={retry}>{t('orderProgress:retry')}</Button>
                <ServiceButton request={request} />
              </>
            }
          />
        )}
        {!known && !view.failure && (
          <Skeleton label={t('orderProgress:loading')} shapes={['line', 'row', 'row', 'row']} />
        )}
        {known && children}
        {known && (
          <Text tone="caption" align="center">
            {t('orderProgress:updated', { time: formatTime(view.receivedAt) })}
          </Text>
        )}
      </Stack>
    </Page>
  );
}

function Ways({ view, send, request, details = false, help, onward }: Props) {
  const { t } = useTranslation('orderProgress');
  const open = (page: PageId) =>
    request({ type: 'location.requested', location: { page, query: {} } });
  const offersDetails = details && view.phase !== null;
  const homeKind = help || offersDetails || onward ? 'quiet' : 'secondary';
  return (
    <>
      {onward && <Button onPress={onward.onPress}>{onward.label}</Button>}
      {help && (
        <Button icon={supportIcon} onPress={() => open('customerCenter')}>
          {help}
        </Button>
      )}
      {offersDetails && (
        <Button
          kind={help ? 'secondary' : 'primary'}
          onPress={() => send({ type: 'details.opened' })}
        >
          {t('details')}
        </Button>
      )}
      <Button kind={homeKind} onPress={() => open('home')}>
        {t('home')}
      </Button>
    </>
  );
}
