import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { loanFilters } from '#domain/loan-groups.ts';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorState } from '#components/error-state.tsx';
import { FilterChips } from '#components/filter-chips.tsx';
import { LongList } from '#components/long-list.tsx';
import { Notice } from '#components/notice.tsx';
import { Page } from '#components/page.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Stack } from '#components/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { RecordsEvent } from '#machines/records/records.setup.ts';
import type { RecordsView } from '#machines/records/view.ts';
import type { ScreenProps } from '../screen.ts';
import { RecordRow } from './record-row.tsx';
import { RecordSheet } from './record-sheet.tsx';

type Props = ScreenProps<RecordsView, RecordsEvent>;

/** `/mine/records`: all of the borrower's loans, newest first (S2). */
export function RecordsScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['records', 'title', 'failure']);
  const { filter, loans, failed, failure, loanFailure } = view;
  return (
    <Page
      title={t('title:records')}
      busy={view.busy}
      back={{ label: t('records:back'), onBack: () => request({ type: 'nav.back' }) }}
    >
      <Stack gap="loose">
        <FilterChips
          label={t('records:filters')}
          value={filter}
          options={loanFilters.map((value) => ({ value, label: t(`records:filter.${value}`) }))}
          onChange={(value) => {
            const chosen = loanFilters.find((one) => one === value);
            if (chosen) send({ type: 'filter.chosen', filter: chosen });
          }}
        />
        {loanFailure && (
          <Notice tone="danger">
            {t('records:notOpened')} {failureText(t, loanFailure)}
          </Notice>
        )}
        {!loans && !failed && (
          <Skeleton label={t('records:loading')} shapes={['row', 'row', 'row', 'row']} />
        )}
        {failed && failure && (
          <ErrorState
            title={t('records:failed')}
            text={failureText(t, failure)}
            actions={
              <Button onPress={() => send({ type: 'retry.pressed' })}>{t('records:retry')}</Button>
            }
          />
        )}
        <Loans view={view} send={send} />
      </Stack>
      <RecordSheet
        order={view.order}
        onClose={() => send({ type: 'sheet.closed' })}
        request={request}
      />
    </Page>
  );
}

/** The rows, what is wrong with them, and what follows. */
function Loans({ view, send }: Omit<Props, 'request'>) {
  const { t } = useTranslation(['records', 'failure']);
  const language = useLanguage();
  const { filter, loans, stale, failure, end } = view;
  if (!loans) return null;
  const reach = () => send({ type: 'end.reached' });
  const retry = (
    <Button kind="quiet" onPress={() => send({ type: 'retry.pressed' })}>
      {t('records:retry')}
    </Button>
  );
  return (
    <>
      {stale && failure && (
        <Notice tone="offline" action={retry}>
          {failureText(t, failure)}{' '}
          {t('records:stale', { time: formatInstant(loans.receivedAt, language) })}
        </Notice>
      )}
      {loans.items.length === 0 && (
        <EmptyState
          title={t(`records:none.${filter}.title`)}
          text={t(`records:none.${filter}.text`)}
        />
      )}
      <LongList
        label={t('records:list')}
        items={loans.items}
        keyOf={({ loanOrderId }) => loanOrderId}
        row={RecordRow}
        onPress={({ loanOrderId }) => send({ type: 'loan.opened', loanOrderId })}
        onNearEnd={end === 'more' ? reach : undefined}
      />
      {end === 'failed' && failure && (
        <Notice tone="offline" action={retry}>
          {t('records:moreFailed')} {failureText(t, failure)}
        </Notice>
      )}
      {(end === 'more' || end === 'loading') && (
        <Button
          kind="secondary"
          busy={end === 'loading'}
          busyLabel={t('records:loadingMore')}
          onPress={reach}
        >
          {t('records:more')}
        </Button>
      )}
    </>
  );
}
