import { initialTransition, type SnapshotFrom } from 'xstate';
import type { PageId } from '#domain/pages.ts';
import type { conversationMachine } from '#machines/conversation/conversation.machine.ts';
import { selectConversation } from '#machines/conversation/view.ts';
import { feedbackTicketsMachine } from '#machines/feedback-tickets/feedback-tickets.machine.ts';
import { selectFeedbackTicketsView } from '#machines/feedback-tickets/view.ts';
import type { uploadMachine } from '#machines/upload/upload.machine.ts';
import { selectPictures } from '#machines/upload/view.ts';
import { TicketDetailScreen } from '#flows/feedback-tickets/ticket-detail.tsx';
import { TicketFormScreen } from '#flows/feedback-tickets/ticket-form.tsx';
import type { PropsOf } from './machine-preview.tsx';

const mobile = '+639171234567';
export const maria = {
  token: '',
  userId: 'maria',
  mobile,
  packageName: 'ph.hiram.app',
  userInfo: null,
};

const filledIn = {
  type: 'other',
  loan: 'none',
  description: 'I paid at the store yesterday',
  words: 6,
  name: 'Maria Santos',
  mobile,
  email: '',
  contactableTime: '',
} as const;

/** A part does not know the rest of its page, so it is shown on a page that has just started. */
export function begunTickets() {
  const [first] = initialTransition(feedbackTicketsMachine, {
    session: { userKey: 'maria', auth: maria },
    page: 'ticketForm',
    subject: { loanOrderId: null, about: null, article: null },
    ticketId: null,
  });
  return { ...selectFeedbackTicketsView(first), busy: false };
}

export const ticketParts = {
  conversation: {
    page: (): PageId => 'ticketDetail',
    draw: ({ snapshot, ...props }: PropsOf<SnapshotFrom<typeof conversationMachine>>) => (
      <TicketDetailScreen
        {...props}
        view={{ ...begunTickets(), conversation: selectConversation(snapshot) }}
      />
    ),
  },
  upload: {
    page: (): PageId => 'ticketForm',
    draw: ({ snapshot, ...props }: PropsOf<SnapshotFrom<typeof uploadMachine>>) => (
      <TicketFormScreen
        {...props}
        view={{
          ...begunTickets(),
          form: filledIn,
          minWords: 5,
          upload: selectPictures(snapshot, snapshot.context.pictures),
        }}
      />
    ),
  },
};
