import type { FeedbackTicketsPorts } from '#machines/feedback-tickets/ports.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import {
  conversationOf,
  formDraft,
  formFacts,
  messageOf,
  openedTicket,
  ticketSample,
} from '#machines/samples/tickets.ts';

const receivedAt = Date.UTC(2023, 10, 14, 22);

export const app: AppFlow<'feedbackTickets', FeedbackTicketsPorts> = {
  ports: ({ port }) => ({
    prepareForm: port('prepareForm', () => ({
      complete: gives(formFacts(formDraft())),
      ...serverFailures,
    })),
    saveFeedback: port('saveFeedback', () => ({
      opened: gives(openedTicket),
      ...serverFailures,
    })),
    getPage: port('getPage', () => ({
      some: gives({ items: [ticketSample()], next: null, receivedAt }),
      ...serverFailures,
    })),
    openConversation: port('openConversation', () => ({
      open: gives(conversationOf({ earlier: false })),
      long: gives(conversationOf()),
      ...serverFailures,
    })),
    getEarlier: port('getEarlier', () => ({
      rest: gives({ messages: [], earlier: false }),
    })),
    createLeaveMessage: port('createLeaveMessage', ({ clientId }) => ({
      sent: gives(messageOf(12, 'borrower', clientId)),
      ...serverFailures,
    })),
    preparePictures: port('preparePictures', () => ({ none: gives({ pictures: [] }) })),
    sendPicture: port('sendPicture', ({ clientId }) => ({
      there: gives({ imageId: 'image-1', url: `/api/pictures/${clientId}` }),
    })),
    watchProgress: () => ({ look: () => {}, stop: () => {} }),
    watchMessages: () => ({ look: () => {}, stop: () => {} }),
    takeFiles: () => {},
    dropFiles: () => {},
    dropPictures: () => {},
    keepForm: () => {},
    dropForm: () => {},
    keepConversation: () => {},
  }),
  key({ context: { page, draft, ticketId, filter }, children: { conversation } }) {
    const { text, unsent } = conversation?.getSnapshot().context ?? { text: '', unsent: [] };
    // The number of unsent messages does not matter, because they are sent one after the other.
    const states = new Set(unsent.map(({ state }) => state));
    return [
      page === 'ticketForm',
      draft?.sent,
      draft?.entries.description,
      ticketId,
      filter,
      text,
      [...states].toSorted(),
    ];
  },
};
