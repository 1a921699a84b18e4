import { provider } from '#flows/feedback-tickets/chunk.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { TicketDraft } from '#domain/service/ticket-draft.ts';
import { cardStanding, newAccount } from '#machines/samples/bank-card.ts';
import { loanOrder, now } from '#machines/samples/loans.ts';
import {
  conversationDraft,
  formDraft,
  idOf,
  messageOf,
  pictureOf,
  ticketSample,
} from '#machines/samples/tickets.ts';
import type { MethodReply } from '#protocol/methods.ts';
import { keepPicture, pictureEffects, pictureRows } from './picture-rows.ts';
import { together } from './page.ts';
import { describeFlow, randomId } from './table.ts';

const running = loanOrder({ loanOrderId: 'loan-7', status: loanStatus.repaying });
const settled = loanOrder({
  loanOrderId: 'loan-6',
  loanNumber: '2023-0009',
  status: loanStatus.settled,
  appliedAt: now - 90_000,
});
const config = { banks: [], feedbackMinWords: 7, bankCardChangeDays: 30, bankCard: null };
const readsForm = (rules: MethodReply<'operationConfig'>) =>
  together(
    ['myOrders', { limit: 50 }, { orders: [running, settled], next: 'more' }],
    ['operationConfig', {}, rules],
  );
const opensForm = {
  input: { userKey: 'juan', name: 'Juan dela Cruz', mobile: '+639181112222' },
  calls: readsForm(config),
};
const facts = {
  loans: [
    { loanOrderId: 'loan-7', loanNumber: '2024-0001', appliedAt: now, running: true },
    { loanOrderId: 'loan-6', loanNumber: '2023-0009', appliedAt: now - 90_000, running: false },
  ],
  minWords: 7,
  receiverAccount: null,
  accountChanged: false,
};
const shortened = `${'Maria '.repeat(13)}Ma`;
const entries = {
  type: '' as const,
  loan: '',
  description: '',
  name: 'Juan dela Cruz',
  mobile: '+639181112222',
  email: '',
  contactableTime: '',
};
const emptyForm: TicketDraft = {
  version: 1,
  clientId: randomId,
  entries,
  questionId: null,
  pictures: [],
  sent: false,
};
const written = { ...formDraft({ email: 'juan@example.com' }), questionId: 'late' };
const ticket = ticketSample({ unread: true });
const resolvedTicket = ticketSample({ ticketId: 'ticket-2', resolved: true });
const messagePage = { messages: [messageOf(9, 'borrower'), messageOf(10)], earlier: true };
const readsNewest = together(
  ['feedbackDetail', { ticketId: 'ticket-1' }, ticket],
  ['leaveMessageList', { ticketId: 'ticket-1' }, messagePage],
);
const ofTicket = { userKey: 'juan', ticketId: 'ticket-1' };
const waiting = [pictureOf('a', 'waiting')];
const interrupted = [
  { ...pictureOf('a', 'waiting'), state: 'failed' as const, problem: 'interrupted' as const },
];
const sentMessage = messageOf(11, 'borrower', idOf('c'));
const earlierPage = { messages: [messageOf(8)], earlier: false };
const opensTicket = { input: ofTicket, calls: readsNewest };
const readsTicket = { ticket, ...messagePage, draft: null, seed: randomId };
const draftOfTicket = { 'draft/juan/ticket/ticket-1': conversationDraft };
const message = {
  ticketId: 'ticket-1',
  clientId: idOf('c'),
  text: 'message 11',
  imageIds: ['image-a'],
};
describeFlow('feedbackTickets', provider, {
  effects: {
    ...pictureEffects,
    keepDraft: {
      'K6: stores the form of the borrower': {
        params: { userKey: 'juan', draft: written },
        stores: { 'draft/juan/ticketForm': written },
      },
    },
    dropDraft: {
      'K6: removes only the form of the borrower': {
        params: { userKey: 'juan' },
        stored: { 'draft/juan/ticketForm': written, 'draft/maria/ticketForm': written },
        stores: { 'draft/juan/ticketForm': null },
      },
      'K3: removes the pictures of the form from the phone': {
        params: { userKey: 'juan' },
        stored: { 'draft/juan/ticketForm': { ...written, pictures: [pictureOf('7')] } },
        first: keepPicture,
        stores: { 'draft/juan/ticketForm': null },
      },
    },
    'conversation.keepDraft': {
      'K6: stores the draft of a conversation': {
        params: { ...ofTicket, draft: conversationDraft },
        stores: draftOfTicket,
      },
      'K6: stores a draft with only an unsent message': {
        params: { ...ofTicket, draft: { ...conversationDraft, text: '', pictures: [] } },
        stores: { 'draft/juan/ticket/ticket-1': { ...conversationDraft, text: '', pictures: [] } },
      },
      'K6: removes an empty draft': {
        params: { ...ofTicket, draft: { version: 1, text: '', pictures: [], unsent: [] } },
        stored: draftOfTicket,
        stores: { 'draft/juan/ticket/ticket-1': null },
      },
    },
  },
  ...pictureRows,
  prepareForm: {
    'opens an empty form with the newest loans and the lender’s rules': {
      ...opensForm,
      out: { ...facts, draft: emptyForm },
    },
    'names the account that receives money, and says whether it was changed': {
      ...opensForm,
      calls: readsForm({
        ...config,
        bankCard: cardStanding({ account: newAccount, changedAt: now }),
      }),
      out: {
        ...facts,
        receiverAccount: '•••••••6543',
        accountChanged: true,
        draft: emptyForm,
      },
    },
    'K1: shortens the name on record to the length that a request may have': {
      ...opensForm,
      input: { ...opensForm.input, name: 'Maria '.repeat(20) },
      out: { ...facts, draft: { ...emptyForm, entries: { ...entries, name: shortened } } },
    },
    'K6: opens the stored form and marks a waiting picture as failed': {
      ...opensForm,
      stored: {
        'draft/juan/ticketForm': { ...written, pictures: waiting },
        'draft/maria/ticketForm': formDraft(),
      },
      out: { ...facts, draft: { ...written, pictures: interrupted } },
    },
  },
  getPage: {
    'lists all tickets': {
      input: { filter: 'all', cursor: null },
      calls: [['listUserFeedback', {}, { tickets: [ticket, resolvedTicket] }]],
      out: { items: [ticket, resolvedTicket], next: null, receivedAt: now },
    },
    'lists resolved tickets': {
      input: { filter: 'resolved', cursor: null },
      calls: [['listUserFeedback', { resolved: true }, { tickets: [resolvedTicket] }]],
      out: { items: [resolvedTicket], next: null, receivedAt: now },
    },
  },
  openConversation: {
    'reads the ticket and its newest messages': {
      ...opensTicket,

      stored: { 'draft/maria/ticket/ticket-1': conversationDraft },
      out: readsTicket,
    },
    'K6: finds the draft and marks a waiting picture as failed': {
      ...opensTicket,

      stored: { 'draft/juan/ticket/ticket-1': { ...conversationDraft, pictures: waiting } },
      out: { ...readsTicket, draft: { ...conversationDraft, pictures: interrupted } },
    },
  },
  getEarlier: {
    'reads the messages before a given one': {
      input: { ticketId: 'ticket-1', before: 9 },
      calls: [['leaveMessageList', { ticketId: 'ticket-1', before: 9 }, earlierPage]],
      out: earlierPage,
    },
  },
  createLeaveMessage: {
    'sends a message': {
      input: message,
      calls: [['createLeaveMessage', message, sentMessage, { unstoppable: true }]],
      out: sentMessage,
    },
  },
  watchMessages: {
    'reports the ticket and its newest messages': {
      input: { ticketId: 'ticket-1' },
      calls: readsNewest,
      meanwhile: ({ look }) => look(),
      emits: [{ type: 'messages.received', ticket, ...messagePage }],
    },
  },
});
