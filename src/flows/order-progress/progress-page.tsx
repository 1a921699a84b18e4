import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { IconButton } from '#components/buttons/icon-button.tsx';
import { Scene } from '#components/page/scene.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { refreshIcon } from '#components/icons/refresh.ts';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { OrderProgressEvent } from '#machines/order-progress/order-progress.setup.ts';
import type { OrderProgressView } from '#machines/order-progress/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { StaleNotice } from '#views/shared/load-state.tsx';
import { HomeButton, SupportButton } from '#views/shared/page-button.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';

export type ProgressProps = ScreenProps<OrderProgressView, OrderProgressEvent>;

type Props = ProgressProps & {
  scene: ReactNode;
  /** Links to the details page. */
  details?: boolean;
  /** Offers customer service. */
  help?: boolean;
  onward?: { label: string; onPress: () => void };
  children: ReactNode;
};

export function ProgressPage(props: Props) {
  const { view, send, request, scene, children } = props;
  const { t } = useTranslation(['orderProgress', 'failure', 'title']);
  const language = useLanguage();
  const known = view.phase !== null;
  const retry = () => send({ type: 'retry.pressed' });
  return (
    <BackPage
      title={t(`title:${view.title}`)}
      hero={known && <Scene drawing={scene} />}
      request={request}
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
        {known && view.failure && <StaleNotice failure={view.failure} />}
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
            {t('orderProgress:updated', { time: formatInstant(view.receivedAt, language) })}
          </Text>
        )}
      </Stack>
    </BackPage>
  );
}

function Ways({ view, send, request, details = false, help = false, onward }: Props) {
  const { t } = useTranslation('orderProgress');
  const offersDetails = details && view.phase !== null;
  const homeKind = help || offersDetails || onward ? 'quiet' : 'secondary';
  return (
    <>
      {onward && <Button onPress={onward.onPress}>{onward.label}</Button>}
      {help && <SupportButton request={request} />}
      {offersDetails && (
        <Button
          kind={help ? 'secondary' : 'primary'}
          onPress={() => send({ type: 'details.opened' })}
        >
          {t('details')}
        </Button>
      )}
      <HomeButton kind={homeKind} request={request} />
    </>
  );
}
