import type { ConversationDraft } from '#domain/service/conversation.ts';
import type { FeedbackMessage, FeedbackTicket, OpenedTicket } from '#domain/service/feedback.ts';
import type { TicketDraft } from '#domain/service/ticket-draft.ts';
import type { UploadPicture } from '#domain/service/upload.ts';
import type { OpenedConversation } from '#machines/conversation/ports.ts';
import type { FormFacts } from '#machines/feedback-tickets/ports.ts';
import type { PicturesChanged } from '#machines/upload/upload.machine.ts';

const at = Date.UTC(2023, 10, 14, 22);
export const idOf = (digit: string): string => digit.repeat(32);

export const pictureOf = (
  digit: string,
  state: UploadPicture['state'] = 'done',
): UploadPicture => ({
  clientId: idOf(digit),
  name: `receipt-${digit}.jpg`,
  state,
  problem: state === 'failed' ? 'network' : null,
  until: null,
  arrived:
    state === 'done' ? { imageId: `image-${digit}`, url: `/api/pictures/${idOf(digit)}` } : null,
});

export const picturesChanged = (...pictures: readonly UploadPicture[]): PicturesChanged => ({
  type: 'pictures.changed',
  pictures,
  preparation: 'none',
});

export const ticketSample = (change: Partial<FeedbackTicket> = {}): FeedbackTicket => ({
  ticketId: 'ticket-1',
  ticketNumber: 'T12345678',
  type: 'paymentNotPosted',
  loanOrderId: null,
  description: 'I paid at the store yesterday and nothing shows',
  receiverAccount: null,
  name: 'Maria Santos',
  mobile: '+639171234567',
  email: null,
  contactableTime: null,
  receipts: [],
  createdAt: at,
  answerBy: at + 172_800_000,
  resolved: false,
  unread: false,
  ...change,
});

export const openedTicket: OpenedTicket = {
  ticketId: 'ticket-1',
  ticketNumber: 'T12345678',
  createdAt: at,
  answerBy: at + 172_800_000,
};

export const messageOf = (
  order: number,
  from: FeedbackMessage['from'] = 'service',
  clientId: string | null = null,
): FeedbackMessage => ({
  messageId: `message-${order}`,
  order,
  clientId,
  from,
  text: `message ${order}`,
  images: [],
  sentAt: at + order,
});

export const formDraft = (change: Partial<TicketDraft['entries']> = {}): TicketDraft => ({
  version: 1,
  clientId: idOf('f'),
  entries: {
    type: 'other',
    loan: 'none',
    description: 'five words are enough here',
    name: 'Maria Santos',
    mobile: '+639171234567',
    email: '',
    contactableTime: '',
    ...change,
  },
  questionId: null,
  pictures: [],
  sent: false,
});

export const formFacts = (draft: TicketDraft, accountChanged = true): FormFacts => ({
  minWords: 5,
  receiverAccount: '•••••••4567',
  loans: [{ loanOrderId: 'loan-1', loanNumber: '2023-0001', appliedAt: at, running: true }],
  accountChanged,
  draft,
});

export const conversationDraft: ConversationDraft = {
  version: 1,
  text: 'half a message',
  pictures: [],
  unsent: [
    {
      clientId: idOf('e'),
      text: 'not sent',
      pictures: [],
      state: 'failed',
      refused: false,
      pictureGone: false,
    },
  ],
};

export const conversationOf = (change: Partial<OpenedConversation> = {}): OpenedConversation => ({
  ticket: ticketSample(),
  messages: [messageOf(10)],
  earlier: true,
  draft: null,
  seed: idOf('5'),
  ...change,
});
