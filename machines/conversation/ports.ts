import type { ConversationDraft, MessagePage } from '#domain/service/conversation.ts';
import type { FeedbackMessage, FeedbackTicket } from '#domain/service/feedback.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { Watch } from '#machines/shared/watch.ts';

/** A ticket with the newest of its messages, and what of it lay on this phone. */
export type OpenedConversation = MessagePage & {
  ticket: FeedbackTicket;
  draft: ConversationDraft | null;
  /** 32 random hex digits: this visit's messages are named after it. */
  seed: string;
};

/** The result of a background look: the newest messages, or a failure. */
export type MessagesTold =
  | ({ type: 'messages.told'; ticket: FeedbackTicket } & MessagePage)
  | { type: 'messages.missed' };

/** The ports of a conversation. */
export type ConversationPorts = {
  openConversation: Port<{ userKey: string; ticketId: string }, OpenedConversation>;
  /** The messages before one of the server's orders. */
  getEarlier: Port<{ ticketId: string; before: number }, MessagePage>;
  createLeaveMessage: Port<
    { ticketId: string; clientId: string; text: string; imageIds: string[] },
    FeedbackMessage
  >;
  watchMessages: Watch<{ ticketId: string }, MessagesTold>;
};
