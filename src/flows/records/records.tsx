import { useTranslation } from 'react-i18next';
import { loanFilters } from '#domain/loans/loan-groups.ts';
import { EmptyState } from '#components/page/empty-state.tsx';
import { FilterChips } from '#components/buttons/filter-chips.tsx';
import { LongList } from '#components/lists/long-list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Stack } from '#components/page/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { RecordsEvent } from '#machines/records/records.setup.ts';
import type { RecordsView } from '#machines/records/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { PagedList } from '#views/shared/paged-list.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { RecordRow } from './record-row.tsx';
import { RecordSheet } from './record-sheet.tsx';

type Props = ScreenProps<RecordsView, RecordsEvent>;

/** `/mine/records`: the borrower's loans, newest first, with a filter (S2). */
export function RecordsScreen({ view, send, request }: Props) {
  const { t } = useTranslation(['records', 'title', 'failure']);
  const { filter, list, loanFailure } = view;
  return (
    <BackPage
      title={t('title:records')}
      busy={(list?.busy ?? true) || view.opening}
      request={request}
      // Above the list, the notice would be out of sight of a row further down.
      footer={
        loanFailure && (
          <Notice tone="danger">
            {t('records:notOpened')} {failureText(t, loanFailure)}
          </Notice>
        )
      }
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
        <PagedList
          list={list}
          words={{
            loading: t('records:loading'),
            failed: t('records:failed'),
            end: {
              more: t('records:more'),
              loading: t('records:loadingMore'),
              failed: t('records:moreFailed'),
            },
          }}
          shapes={['row', 'row', 'row', 'row']}
          send={send}
          request={request}
        >
          {(loans, onNearEnd) => (
            <>
              {loans.length === 0 && (
                <EmptyState
                  title={t(`records:none.${filter}.title`)}
                  text={t(`records:none.${filter}.text`)}
                />
              )}
              <LongList
                label={t('records:list')}
                items={loans}
                keyOf={({ loanOrderId }) => loanOrderId}
                row={RecordRow}
                onPress={({ loanOrderId }) => send({ type: 'loan.opened', loanOrderId })}
                onNearEnd={onNearEnd}
              />
            </>
          )}
        </PagedList>
      </Stack>
      <RecordSheet
        order={view.order}
        onClose={() => send({ type: 'sheet.closed' })}
        request={request}
      />
    </BackPage>
  );
}
