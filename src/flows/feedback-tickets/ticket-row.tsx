import { useTranslation } from 'react-i18next';
import { formatInstant } from '#domain/date-format.ts';
import type { FeedbackTicket } from '#domain/service/feedback.ts';
import { ListRow } from '#components/lists/list.tsx';
import { StatusChip } from '#components/lists/status-chip.tsx';
import { useLanguage } from '#i18n/use-language.ts';

type Props = { readonly item: FeedbackTicket; readonly onPress: () => void };

const tones = { unread: 'warn', resolved: 'success', open: 'info' } as const;

function standingOf({ unread, resolved }: FeedbackTicket): keyof typeof tones {
  if (unread) return 'unread';
  return resolved ? 'resolved' : 'open';
}

export function TicketRow({ item, onPress }: Props) {
  const { t } = useTranslation('feedbackTickets');
  const language = useLanguage();
  const { type, ticketNumber, createdAt } = item;
  const standing = standingOf(item);
  return (
    <ListRow
      label={t(`types.${type}`)}
      detail={t('list.detail', {
        number: ticketNumber,
        time: formatInstant(createdAt, language),
      })}
      trailing={<StatusChip tone={tones[standing]} label={t(`list.${standing}`)} />}
      onPress={onPress}
    />
  );
}
