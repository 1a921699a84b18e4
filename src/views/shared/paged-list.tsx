import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { PagedListView } from '#machines/paged-list/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { ServiceButton } from './service-button.tsx';

type Words = {
  loading: string;
  failed: string;
  retry: string;
  stale: (time: string) => string;
  /** Absent for a list of one page. */
  end?: { more: string; loading: string; failed: string };
};

type Props<Item> = {
  /** Null before the first load. */
  list: PagedListView<Item> | null;
  words: Words;
  shapes: Parameters<typeof Skeleton>[0]['shapes'];
  send: (event: { type: 'retry.pressed' } | { type: 'end.reached' }) => void;
  request: (request: RootRequest) => void;
  /** `onNearEnd` loads more rows; undefined while loading, after a failure, and without more. */
  children: (items: readonly Item[], onNearEnd: (() => void) | undefined) => ReactNode;
};

export function PagedList<Item>({
  list: shown,
  words,
  shapes,
  send,
  request,
  children,
}: Props<Item>) {
  const { t } = useTranslation(['failure']);
  const language = useLanguage();
  const retry = (kind: 'primary' | 'quiet') => (
    <Button kind={kind} onPress={() => send({ type: 'retry.pressed' })}>
      {words.retry}
    </Button>
  );
  if (shown?.failed && shown.failure) {
    return (
      <ErrorState
        title={words.failed}
        text={failureText(t, shown.failure)}
        actions={
          <>
            {retry('primary')}
            <ServiceButton request={request} />
          </>
        }
      />
    );
  }
  if (!shown?.list) return <Skeleton label={words.loading} shapes={shapes} />;
  const { list, stale, failure, end } = shown;
  const reach = () => send({ type: 'end.reached' });
  return (
    <>
      {stale && failure && (
        <Notice tone="offline" action={retry('quiet')}>
          {failureText(t, failure)} {words.stale(formatInstant(list.receivedAt, language))}
        </Notice>
      )}
      {children(list.items, end === 'more' ? reach : undefined)}
      {words.end && end === 'failed' && failure && (
        <Notice tone="offline" action={retry('quiet')}>
          {words.end.failed} {failureText(t, failure)}
        </Notice>
      )}
      {words.end && (end === 'more' || end === 'loading') && (
        <Button
          kind="secondary"
          busy={end === 'loading'}
          busyLabel={words.end.loading}
          onPress={reach}
        >
          {words.end.more}
        </Button>
      )}
    </>
  );
}
