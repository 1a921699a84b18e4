import type { ConversationDraft, MessagePage } from '#domain/service/conversation.ts';
import type { FeedbackMessage, FeedbackTicket } from '#domain/service/feedback.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { Watch } from '#machines/shared/watch.ts';

export type OpenedConversation = MessagePage & {
  ticket: FeedbackTicket;
  draft: ConversationDraft | null;
  /** 32 random hex digits, the base of this visit's message ids. */
  seed: string;
};

export type PollResult =
  | ({ type: 'messages.received'; ticket: FeedbackTicket } & MessagePage)
  | { type: 'poll.failed' };

export type ConversationPorts = {
  openConversation: Port<{ userKey: string; ticketId: string }, OpenedConversation>;
  /** `before` is the server's order number of a message. */
  getEarlier: Port<{ ticketId: string; before: number }, MessagePage>;
  createLeaveMessage: Port<
    { ticketId: string; clientId: string; text: string; imageIds: string[] },
    FeedbackMessage
  >;
  watchMessages: Watch<{ ticketId: string }, PollResult>;
};
