import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import type { Failure } from '#domain/failure.ts';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { ServiceButton } from './service-button.tsx';

type Retry = { send: (event: { type: 'retry.pressed' }) => void };

export function RetryButton({
  send,
  ...button
}: Retry & Pick<ComponentProps<typeof Button>, 'kind' | 'busy'>) {
  const { t } = useTranslation('common');
  return (
    <Button {...button} onPress={() => send({ type: 'retry.pressed' })}>
      {t('retry')}
    </Button>
  );
}

type FailedProps = Retry & {
  title: string;
  failure: Failure;
  request: (request: RootRequest) => void;
  /** Further buttons, between the retry and customer service. */
  children?: ReactNode;
};

/** Shown instead of data that did not load. */
export function LoadFailed({ title, failure, send, request, children }: FailedProps) {
  const { t } = useTranslation(['failure']);
  return (
    <ErrorState
      title={title}
      text={failureText(t, failure)}
      actions={
        <>
          <RetryButton send={send} />
          {children}
          <ServiceButton request={request} />
        </>
      }
    />
  );
}

type LoadProps = Omit<FailedProps, 'failure' | 'children'> &
  Pick<ComponentProps<typeof Skeleton>, 'shapes'> & {
    view: { failed: boolean; failure: Failure | null };
    loading: string;
  };

/** Shown while data are loading, and after their load failed. */
export function LoadState({ view: { failed, failure }, loading, shapes, ...props }: LoadProps) {
  if (!failed || !failure) return <Skeleton label={loading} shapes={shapes} />;
  return <LoadFailed {...props} failure={failure} />;
}

type StaleProps = {
  failure: Failure;
  /** Time of the data by the server's clock, in milliseconds. */
  receivedAt?: number;
  send?: Retry['send'] | undefined;
};

/** Shown above data whose reload failed. */
export function StaleNotice({ failure, receivedAt, send }: StaleProps) {
  const { t } = useTranslation(['common', 'failure']);
  const language = useLanguage();
  const reason = failureText(t, failure);
  return (
    <Notice tone="offline" action={send && <RetryButton kind="quiet" send={send} />}>
      {reason}{' '}
      {receivedAt === undefined
        ? t('common:stale')
        : t('common:staleSince', { time: formatInstant(receivedAt, language) })}
    </Notice>
  );
}
