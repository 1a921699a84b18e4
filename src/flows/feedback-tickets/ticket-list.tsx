import { useTranslation } from 'react-i18next';
import { Button } from '#components/buttons/button.tsx';
import { EmptyState } from '#components/page/empty-state.tsx';
import { FilterChips } from '#components/buttons/filter-chips.tsx';
import { LongList } from '#components/lists/long-list.tsx';
import { Stack } from '#components/page/stack.tsx';
import { ticketFilters } from '#machines/feedback-tickets/ticket-list.ts';
import { PagedList } from '#views/shared/paged-list.tsx';
import { BackPage } from '#views/shared/back-page.tsx';
import type { TicketProps } from './props.ts';
import { TicketRow } from './ticket-row.tsx';

/** `/customer/serviceProgress`: the borrower's requests, newest first (K4). */
export function TicketListScreen({ view, send, request }: TicketProps) {
  const { t } = useTranslation(['feedbackTickets', 'title']);
  const { list, filter } = view;
  return (
    <BackPage
      title={t('title:ticketList')}
      busy={list?.busy ?? true}
      request={request}
      footer={
        <Button onPress={() => send({ type: 'form.opened' })}>
          {t('feedbackTickets:list.write')}
        </Button>
      }
    >
      <Stack gap="loose">
        <FilterChips
          label={t('feedbackTickets:list.filters')}
          value={filter}
          options={ticketFilters.map((value) => ({
            value,
            label: t(`feedbackTickets:list.filter.${value}`),
          }))}
          onChange={(value) => {
            const chosen = ticketFilters.find((one) => one === value);
            if (chosen) send({ type: 'filter.chosen', filter: chosen });
          }}
        />
        <PagedList
          list={list}
          words={{
            loading: t('feedbackTickets:list.loading'),
            failed: t('feedbackTickets:list.failed'),
          }}
          shapes={['row', 'row', 'row']}
          send={send}
          request={request}
        >
          {(tickets) => (
            <>
              {tickets.length === 0 && (
                <EmptyState
                  title={t(`feedbackTickets:list.none.${filter}`)}
                  text={t('feedbackTickets:list.noneText')}
                />
              )}
              <LongList
                label={t('feedbackTickets:list.label')}
                items={tickets}
                keyOf={({ ticketId }) => ticketId}
                row={TicketRow}
                onPress={({ ticketId }) => send({ type: 'ticket.opened', ticketId })}
              />
            </>
          )}
        </PagedList>
      </Stack>
    </BackPage>
  );
}
