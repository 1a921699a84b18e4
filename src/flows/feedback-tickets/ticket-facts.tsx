import { useTranslation } from 'react-i18next';
import { formatDeadline, formatInstant } from '#domain/date-format.ts';
import type { FeedbackTicket } from '#domain/service/feedback.ts';
import { Details } from '#components/page/details.tsx';
import { FigureList, FigureRow } from '#components/money/figure-row.tsx';
import { PictureStrip } from '#components/lists/picture-strip.tsx';
import { Stack } from '#components/page/stack.tsx';
import { Text } from '#components/lists/text.tsx';
import { useLanguage } from '#i18n/use-language.ts';

export function TicketFacts({ ticket }: { ticket: FeedbackTicket }) {
  const { t } = useTranslation('feedbackTickets');
  const language = useLanguage();
  const { ticketNumber, type, createdAt, answerBy, resolved, description, receipts } = ticket;
  return (
    <Stack>
      <FigureList>
        <FigureRow words label={t('sent.number')} value={ticketNumber} />
        <FigureRow words label={t('form.type')} value={t(`types.${type}`)} />
        <FigureRow words label={t('sent.received')} value={formatInstant(createdAt, language)} />
        {resolved ? (
          <FigureRow words label={t('detail.standing')} value={t('list.resolved')} />
        ) : (
          <FigureRow words label={t('sent.answerBy')} value={formatDeadline(answerBy, language)} />
        )}
      </FigureList>
      <Details summary={t('detail.written')}>
        <Text>{description}</Text>
        <PictureStrip urls={receipts} alt={t('pictures.picture')} />
      </Details>
    </Stack>
  );
}
