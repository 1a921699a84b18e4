import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
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
import { ticketFilters } from '#machines/feedback-tickets/ticket-list.ts';
import type { TicketProps } from './props.ts';
import { TicketRow } from './ticket-row.tsx';

/** `/customer/serviceProgress`: the person's requests, newest first (K4). */
export function TicketListScreen(props: TicketProps) {
  const { view, send, request } = props;
  const { t } = useTranslation(['feedbackTickets', 'title', 'failure']);
  const { list, filter } = view;
  return (
    <Page
      title={t('title:ticketList')}
      busy={list?.busy ?? true}
      back={{ label: t('feedbackTickets:back'), onBack: () => request({ type: 'nav.back' }) }}
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
        {list?.failed && list.failure ? (
          <ErrorState
            title={t('feedbackTickets:list.failed')}
            text={failureText(t, list.failure)}
            actions={
              <Button onPress={() => send({ type: 'retry.pressed' })}>
                {t('feedbackTickets:retry')}
              </Button>
            }
          />
        ) : (
          !list?.list && (
            <Skeleton label={t('feedbackTickets:list.loading')} shapes={['row', 'row', 'row']} />
          )
        )}
        <Tickets {...props} />
      </Stack>
    </Page>
  );
}

function Tickets({ view: { list: shown, filter }, send }: TicketProps) {
  const { t } = useTranslation(['feedbackTickets', 'failure']);
  const language = useLanguage();
  if (!shown?.list) return null;
  const { list, stale, failure } = shown;
  return (
    <>
      {stale && failure && (
        <Notice
          tone="offline"
          action={
            <Button kind="quiet" onPress={() => send({ type: 'retry.pressed' })}>
              {t('feedbackTickets:retry')}
            </Button>
          }
        >
          {failureText(t, failure)}{' '}
          {t('feedbackTickets:stale', { time: formatInstant(list.receivedAt, language) })}
        </Notice>
      )}
      {list.items.length === 0 && (
        <EmptyState
          title={t(`feedbackTickets:list.none.${filter}`)}
          text={t('feedbackTickets:list.noneText')}
        />
      )}
      <LongList
        label={t('feedbackTickets:list.label')}
        items={list.items}
        keyOf={({ ticketId }) => ticketId}
        row={TicketRow}
        onPress={({ ticketId }) => send({ type: 'ticket.opened', ticketId })}
      />
    </>
  );
}
