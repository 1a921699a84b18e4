import { useTranslation } from 'react-i18next';
import { ErrorState } from '#components/page/error-state.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { RetryButton } from '#views/shared/load-state.tsx';
import { HomeButton } from '#views/shared/page-button.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { BorrowEvent } from '#machines/borrow/borrow.setup.ts';
import type { BorrowView } from '#machines/borrow/view.ts';

type Props = ScreenProps<BorrowView, BorrowEvent>;

/** Shown while the limit or a restored choice is loading, and after the limit failed to load. */
export function LimitToCome({ view: { failed, failure }, send, request }: Props) {
  const { t } = useTranslation(['borrow', 'failure', 'common']);
  if (!failed || !failure) {
    return <Skeleton label={t('borrow:limit.loading')} shapes={['ring', 'row', 'row', 'card']} />;
  }
  return (
    <ErrorState
      title={t('borrow:limit.failed')}
      text={failureText(t, failure)}
      actions={
        <>
          <RetryButton send={send} />
          <HomeButton kind="quiet" request={request} />
        </>
      }
    />
  );
}
