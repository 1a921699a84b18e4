import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { MessageList } from '#components/lists/message-list.tsx';
import { Notice } from '#components/overlays/notice.tsx';
import { Skeleton } from '#components/page/skeleton.tsx';
import { Stack } from '#components/page/stack.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import type { ConversationView } from '#machines/conversation/view.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import { LoadFailed, RetryButton } from '#views/shared/load-state.tsx';
import type { TicketProps } from './props.ts';
import { TicketFacts } from './ticket-facts.tsx';
import { Unsent } from './unsent.tsx';
import { WriteMessage } from './write-message.tsx';

/** `/customer/feedbackDetail`: one request with its conversation (K4). */
export function TicketDetailScreen({ view: { conversation }, send, request }: TicketProps) {
  const { t } = useTranslation(['feedbackTickets', 'title']);
  return (
    <BackPage title={t('title:ticketDetail')} busy={conversation?.busy ?? true} request={request}>
      {conversation?.failed && conversation.failure ? (
        <LoadFailed
          title={t('feedbackTickets:detail.failed')}
          failure={conversation.failure}
          send={send}
          request={request}
        />
      ) : (
        <Conversation conversation={conversation} send={send} />
      )}
    </BackPage>
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
        <Notice tone="offline" action={<RetryButton kind="quiet" send={send} />}>
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
