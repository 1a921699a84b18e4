import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#domain/date-format.ts';
import type { PageId } from '#domain/pages.ts';
import { Button } from '#components/button.tsx';
import { ErrorState } from '#components/error-state.tsx';
import { IconButton } from '#components/icon-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { Scene, type SceneName } from '#components/scene.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stack } from '#components/stack.tsx';
import { Text } from '#components/text.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { OrderProgressEvent } from '#machines/order-progress/order-progress.machine.ts';
import type { OrderProgressView } from '#machines/order-progress/view.ts';
import type { ScreenProps } from '../screen.ts';

export type ProgressProps = ScreenProps<OrderProgressView, OrderProgressEvent>;

type Props = ProgressProps & {
  title: string;
  scene: SceneName;
  /** Whether the footer offers the page of details. */
  details?: boolean;
  children: ReactNode;
};

/** The frame of every page that follows an order: what is known, from when, and ways on. */
export function ProgressPage({ view, send, ask, title, scene, details = false, children }: Props) {
  const { t } = useTranslation(['progress', 'failure']);
  const open = (page: PageId) => ask({ type: 'place.requested', place: { page, query: {} } });
  const known = view.stage !== null;
  return (
    <Page
      title={title}
      hero={<Scene name={scene} />}
      back={{ label: t('progress:back'), onBack: () => ask({ type: 'nav.back' }) }}
      busy={view.asking && !known}
      action={
        <IconButton
          icon="refresh"
          label={t('progress:retry')}
          onPress={() => send({ type: 'retry.pressed' })}
        />
      }
      footer={
        <>
          {details && (
            <Button onPress={() => send({ type: 'details.opened' })}>
              {t('progress:details')}
            </Button>
          )}
          <Button kind={details ? 'quiet' : 'secondary'} onPress={() => open('home')}>
            {t('progress:home')}
          </Button>
        </>
      }
    >
      <Stack gap="loose">
        {known && view.failure && (
          <Notice tone="offline">
            {t('progress:stale', { reason: failureText(t, view.failure) })}
          </Notice>
        )}
        {!known && view.failure && (
          <ErrorState
            title={t('progress:failedTitle')}
            text={failureText(t, view.failure)}
            actions={
              <Button onPress={() => send({ type: 'retry.pressed' })}>{t('progress:retry')}</Button>
            }
          />
        )}
        {!known && !view.failure && (
          <Skeleton label={t('progress:loading')} shapes={['line', 'row', 'row', 'row']} />
        )}
        {known && children}
        {known && (
          <Text tone="caption" align="center">
            {t('progress:updated', { time: formatTime(view.askedAt) })}
          </Text>
        )}
        {(view.phase === 'contactService' || view.stage === 'disbursementFailed') && (
          <Button kind="secondary" icon="support" onPress={() => open('customerCenter')}>
            {t('progress:support')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}
