import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { ErrorState } from '#components/page/error-state.tsx';
import { MessageList } from '#components/lists/message-list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Page } from '#components/page/page.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { ConversationView } from '#machines/conversation/view.ts';
import { ServiceButton } from '#views/shared/service-button.tsx';
import type { TicketProps } from './props.ts';
import { TicketFacts } from './ticket-facts.tsx';
import { Unsent } from './unsent.tsx';
import { WriteMessage } from './write-message.tsx';

/** `/customer/feedbackDetail`: one request with its conversation (K4). */
export function TicketDetailScreen({ view: { conversation }, send, request }: TicketProps) {
  const { t } = useTranslation(['feedbackTickets', 'title', 'failure']);
  return (
    <Page
      title={t('title:ticketDetail')}
      busy={conversation?.busy ?? true}
      back={{ label: t('feedbackTickets:back'), onBack: () => request({ type: 'nav.back' }) }}
    >
      {conversation?.failed && conversation.failure ? (
        <ErrorState
          title={t('feedbackTickets:detail.failed')}
          text={failureText(t, conversation.failure)}
          actions={
            <>
              <Button onPress={() => send({ type: 'retry.pressed' })}>
                {t('feedbackTickets:retry')}
              </Button>
              <ServiceButton request={request} />
            </>
          }
        />
      ) : (
        <Conversation conversation={conversation} send={send} />
      )}
    </Page>
  );
}

type Props = { conversation: ConversationView | null; send: TicketProps['send'] };

function Conversation({ conversation, send }: Props) {
  const { t } = useTranslation(['feedbackTickets']);
  const language = useLanguage();
  if (!conversation?.ticket) {
    return <Skeleton label={t('feedbackTickets:detail.loading')} shapes={['row', 'row', 'row']} />;
  }
  const { ticket, messages, earlier, earlierFailed, loadingEarlier, missed } = conversation;
  return (
    <Stack gap="loose">
      <TicketFacts ticket={ticket} />
      {earlier && (
        <Button
          kind="secondary"
          busy={loadingEarlier}
          busyLabel={t('feedbackTickets:detail.loadingEarlier')}
          onPress={() => send({ type: 'earlier.requested' })}
        >
          {t('feedbackTickets:detail.earlier')}
        </Button>
      )}
      {earlierFailed && <Notice tone="offline">{t('feedbackTickets:detail.earlierFailed')}</Notice>}
      <MessageList
        label={t('feedbackTickets:detail.messages')}
        messages={messages.map(({ messageId, from, text, images, sentAt }) => ({
          id: messageId,
          own: from === 'borrower',
          by: t(`feedbackTickets:detail.by.${from}`, { time: formatInstant(sentAt, language) }),
          text,
          images: images.map((url) => ({ url, alt: t('feedbackTickets:pictures.picture') })),
        }))}
      >
        <Unsent unsent={conversation.unsent} send={send} />
      </MessageList>
      {missed && (
        <Notice
          tone="offline"
          action={
            <Button kind="quiet" onPress={() => send({ type: 'retry.pressed' })}>
              {t('feedbackTickets:retry')}
            </Button>
          }
        >
          {t('feedbackTickets:detail.missed')}
        </Notice>
      )}
      {ticket.resolved && (
        <Notice tone="success" live={false}>
          {t('feedbackTickets:detail.resolved')}
        </Notice>
      )}
      <WriteMessage conversation={conversation} resolved={ticket.resolved} send={send} />
    </Stack>
  );
}
