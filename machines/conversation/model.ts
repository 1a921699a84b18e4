import { messageIdOf } from '#domain/service/conversation.ts';
import { conversationMachine } from '#machines/conversation/conversation.machine.ts';
import type { PollResult } from '#machines/conversation/ports.ts';
import { fetched, ran, worked } from '#machines/description/machine-words.ts';
import { situations } from '#machines/conversation/situations.ts';
import { isEvent, type MachineModel } from '#machines/walk/model.ts';
import { gives, sendsBack } from '#machines/walk/service.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import {
  conversationDraft,
  conversationOf,
  idOf,
  messageOf,
  pictureOf,
  picturesChanged,
  ticketSample,
} from '#machines/samples/tickets.ts';

const first = messageIdOf(idOf('5'), 0);

const newer: PollResult & { type: 'messages.received' } = {
  type: 'messages.received',
  ticket: ticketSample({ resolved: true }),
  messages: [messageOf(10), messageOf(11)],
  earlier: true,
};
/** A poll returns a message whose own reply was lost. */
const arrived: PollResult = {
  type: 'messages.received',
  ticket: ticketSample(),
  messages: [messageOf(10), messageOf(12, 'borrower', first)],
  earlier: true,
};
const missed: PollResult = { type: 'poll.failed' };

export const conversationModel: MachineModel<typeof conversationMachine> = {
  machine: conversationMachine,
  starts: { ticket: { userKey: 'juan', ticketId: 'ticket-1' } },
  services: {
    upload: { breaks },
    openConversation: {
      open: gives(conversationOf({ earlier: false })),
      long: gives(conversationOf()),
      resolvedWithDraft: gives(
        conversationOf({
          ticket: ticketSample({ resolved: true }),
          earlier: false,
          draft: conversationDraft,
        }),
      ),
      ...failures,
    },
    getEarlier: { rest: gives({ messages: [messageOf(9)], earlier: false }), ...failures },
    createLeaveMessage: {
      to: ({ clientId }) => ({
        sent: gives(messageOf(clientId === first ? 12 : 13, 'borrower', clientId)),
        ...failures,
        ...refusals('notFound'),
      }),
    },
    watchMessages: sendsBack({ newer, arrived, missed }),
  },
  events: {
    'text.changed': [
      { type: 'text.changed', text: 'Is it there?' },
      { type: 'text.changed', text: ' ' },
    ],
    'pictures.chosen': [{ type: 'pictures.chosen', files: [] }],
    'picture.retried': [{ type: 'picture.retried', clientId: idOf('a') }],
    'picture.removed': [{ type: 'picture.removed', clientId: idOf('a') }],
    'pictures.taken': [],
    'pictures.changed': [
      picturesChanged(),
      { ...picturesChanged(), preparation: 'pending' },
      picturesChanged(pictureOf('a')),
      picturesChanged(pictureOf('a', 'waiting')),
      picturesChanged(pictureOf('a', 'failed')),
    ],
    'message.retried': [
      { type: 'message.retried', clientId: first },
      { type: 'message.retried', clientId: idOf('e') },
    ],
    'message.removed': [{ type: 'message.removed', clientId: idOf('e') }],
    'messages.received': [],
    'poll.failed': [],
  },
  key: ({ text, pictures, unsent, fault, messages, ticket, ...context }) => ({
    text,
    pictures: pictures.map(({ state }) => state),
    preparing: context.preparing,
    unsent: unsent.map(({ clientId, state, refused, text: words }) => [
      clientId,
      state,
      refused,
      words,
    ]),
    sending: context.sending?.clientId,
    named: context.named,
    seeded: context.seed !== '',
    fault,
    messages: messages.map(({ order }) => order),
    earlier: context.earlier,
    missed: context.missed,
    earlierFailed: context.earlierFailed,
    resolved: ticket?.resolved,
  }),
  // The first message cannot be submitted if a poll has already returned its id (`arrived`).
  offers: (event, { context: { messages, named } }) =>
    event.type !== 'message.submitted' ||
    named > 0 ||
    messages.every(({ clientId }) => clientId !== first),
  // Limits the combinations: one message is written, with text or with pictures.
  walks(step, { context: { named, unsent, pictures, text } }) {
    if (step.type === 'emit') return step.says !== 'arrived' || named > 0;
    if (step.type !== 'user') return true;
    const { type } = step.event;
    if (type === 'message.submitted') return named === 0;
    if (type === 'text.changed') return named === 0 && pictures.length === 0;
    if (type === 'pictures.changed') return named === 0 && unsent.length === 0 && text === '';
    return true;
  },
  rests: (snapshot) => snapshot.matches('failed') || snapshot.matches({ open: 'resting' }),
  byHand: {
    pairs: [
      {
        why: 'A message cannot be submitted while files are being prepared.',
        path: 'ticket > openConversation:open > pictures.changed(pending) > text.changed(Is it there?) > message.submitted',
      },
    ],
  },
  invariants: {
    'K2: A message is not sent while its pictures are prepared.'({ previous, snapshot }) {
      if (!previous?.context.preparing) return true;
      const { named } = snapshot.context;
      return named === previous.context.named || 'a message lacks a picture';
    },
    'K4: Messages have the server’s order and no duplicates.'({ snapshot }) {
      const orders = snapshot.context.messages.map(({ order }) => order);
      const sorted = [...new Set(orders)].toSorted((a, b) => a - b);
      return orders.join() === sorted.join() || `the order is ${orders.join()}`;
    },
    'K4: An arrived message is not shown as unsent.'({ snapshot: { context } }) {
      const ids = context.messages.map(({ clientId }) => clientId);
      const both = context.unsent.find(({ clientId }) => ids.includes(clientId));
      return both === undefined || `${both.text} is both`;
    },
    'K4: A poll that lacks the borrower’s last message does not resolve the request again.'({
      step,
      previous,
      snapshot,
    }) {
      if (!previous || step?.type !== 'emit' || step.says !== 'newer') return true;
      const lacksOne = previous.context.messages.some(
        ({ order }) => !newer.messages.some((one) => order <= one.order),
      );
      const wasOpen = previous.context.ticket?.resolved === false;
      const isOpen = snapshot.context.ticket?.resolved === false;
      return !(lacksOne && wasOpen) || isOpen || 'the page says that it is resolved';
    },
    'K4: A message is shown as not sent only after the lender refused it.'({
      previous,
      snapshot,
      step,
    }) {
      if (step?.type !== 'settle' || step.service !== 'createLeaveMessage') return true;
      const sent = previous?.context.sending?.clientId;
      const refused = snapshot.context.unsent.some((one) => one.refused && one.clientId === sent);
      return !refused || step.outcome === 'notFound' || 'the message may have arrived';
    },
    'K4: An empty message is never sent.'({ snapshot: { context } }) {
      const empty = context.unsent.find(
        ({ text, pictures }) => text === '' && pictures.length === 0,
      );
      return empty === undefined || 'one waits';
    },
    'K4: A double tap on the send button shows no error.'({ step, previous, snapshot }) {
      if (!previous || !isEvent(step, 'message.submitted')) return true;
      const { text, pictures, preparing, unsent } = previous.context;
      const isEmpty = text.trim() === '' && pictures.length === 0 && !preparing;
      if (!isEmpty || unsent.every(({ state }) => state !== 'waiting')) return true;
      return snapshot.context.fault !== 'empty' || 'the field says that the message is empty';
    },
    'K3: A written message stays until it is sent or removed.'({ previous, snapshot, step }) {
      const words = ({ text, unsent }: typeof snapshot.context) =>
        text.trim() !== '' || unsent.length > 0;
      if (!previous || !words(previous.context) || words(snapshot.context)) return true;
      const taken =
        step?.type === 'settle' ||
        step?.type === 'emit' ||
        (step?.type === 'user' && ['text.changed', 'message.removed'].includes(step.event.type));
      return taken || 'the message is lost';
    },
  },
  situations,
  words: {
    guards: {
      canSubmit: 'a message is typed, and its pictures are uploaded',
      moreBefore: 'there are earlier messages',
    },
    actions: {
      explainMessage: 'Show why the message cannot be sent',
      keepConversation: 'Store the conversation',
      keepEarlier: 'Add the earlier messages, each once',
      keepNewest: 'Add the newest messages, each once',
      keepText: 'Store the typed message',
      lookForMessages: 'Request new messages at once',
      noteEarlierFailed: 'Show that the earlier messages did not load',
      noteMissed: 'Show that new messages may be missing',
      noteUnsent: 'Show that the message was not sent',
      queueMessage: 'Add the message to the queue',
      removeMessage: 'Remove the message',
      takeMessage: 'Take the next message from the queue',
      takePictures: 'Tell the upload that the pictures were sent',
    },
    services: {
      conversation: ran('The conversation'),
      openConversation: fetched('The conversation'),
      getEarlier: fetched('The earlier messages'),
      createLeaveMessage: worked('Sending the message'),
      watchMessages: ran('The poll for new messages'),
    },
  },
};
