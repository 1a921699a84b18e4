import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { PagedListView } from '#machines/paged-list/view.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { LoadFailed, RetryButton, StaleNotice } from './load-state.tsx';

type Words = {
  loading: string;
  failed: string;
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
  if (shown?.failed && shown.failure) {
    return (
      <LoadFailed title={words.failed} failure={shown.failure} send={send} request={request} />
    );
  }
  if (!shown?.list) return <Skeleton label={words.loading} shapes={shapes} />;
  const { list, stale, failure, end } = shown;
  const reach = () => send({ type: 'end.reached' });
  return (
    <>
      {stale && failure && (
        <StaleNotice failure={failure} receivedAt={list.receivedAt} send={send} />
      )}
      {children(list.items, end === 'more' ? reach : undefined)}
      {words.end && end === 'failed' && failure && (
        <Notice tone="offline" action={<RetryButton kind="quiet" send={send} />}>
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
