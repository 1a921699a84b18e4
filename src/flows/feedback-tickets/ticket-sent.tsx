import { useTranslation } from 'react-i18next';
import { formatDeadline, formatInstant } from '#domain/date-format.ts';
import { Button } from '#components/buttons/button.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { Scene } from '#components/page/scene.tsx';
import { envelope } from '#components/scenes/envelope.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';
import { BackPage } from '#views/shared/back-page.tsx';
import type { TicketProps } from './props.ts';

/** `/customer/feedbackSucess`: the ticket's number and the promised time of its answer (K4). */
export function TicketSentScreen({ view: { sent }, send, request }: TicketProps) {
  const { t } = useTranslation(['feedbackTickets', 'title']);
  const language = useLanguage();
  if (!sent) return null;
  const { ticketId, ticketNumber, createdAt, answerBy } = sent;
  return (
    <BackPage
      title={t('title:ticketSent')}
      hero={<Scene drawing={envelope} />}
      request={request}
      footer={
        <>
          <Button onPress={() => send({ type: 'ticket.opened', ticketId })}>
            {t('feedbackTickets:sent.open')}
          </Button>
          <Button kind="quiet" onPress={() => send({ type: 'list.opened' })}>
            {t('feedbackTickets:sent.list')}
          </Button>
        </>
      }
    >
      <Stack gap="loose">
        <FigureList>
          <FigureRow words label={t('feedbackTickets:sent.number')} value={ticketNumber} />
          <FigureRow
            words
            label={t('feedbackTickets:sent.received')}
            value={formatInstant(createdAt, language)}
          />
          <FigureRow
            words
            label={t('feedbackTickets:sent.answerBy')}
            value={formatDeadline(answerBy, language)}
          />
        </FigureList>
        <Text>{t('feedbackTickets:sent.next')}</Text>
      </Stack>
    </BackPage>
  );
}
