import { retryTo, tell } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { conversationSetup, keepDraft, sentIn } from './conversation.setup.ts';

/** A ticket's conversation (K4). */
export const conversationMachine = conversationSetup.createMachine({
  id: 'conversation',
  description: 'The messages of a ticket: reading, polling and writing.',
  context: ({ input }) => ({
    ...input,
    ticket: null,
    messages: [],
    earlier: false,
    missed: false,
    earlierFailed: false,
    text: '',
    pictures: [],
    preparing: false,
    unsent: [],
    sending: null,
    fault: null,
    seed: '',
    named: 0,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The app fetches the ticket and its newest messages, and reads the stored ones.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'openConversation',
        src: 'openConversation',
        input: ({ context: { userKey, ticketId } }) => ({ userKey, ticketId }),
        onDone: { target: 'open', actions: withEvent('keepConversation') },
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
    },
    failed: {
      description: 'The app could not fetch the conversation.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'page.shown': 'loading' },
    },
    open: {
      description: 'The conversation is open; the app polls for new messages.',
      meta: { label: 'Open', shows: ['K4', 'S4.23'] },
      invoke: [
        {
          id: 'upload',
          src: 'upload',
          input: ({ context: { userKey, pictures } }) => ({ userKey, pictures }),
          onError: { target: 'failed', actions: withEvent('keepFailure') },
        },
        {
          id: 'watchMessages',
          src: 'watchMessages',
          input: ({ context: { ticketId } }) => ({ ticketId }),
        },
      ],
      on: {
        'page.refreshed': { actions: 'lookForMessages' },
        'session.renewed': { actions: 'lookForMessages' },
        'page.shown': { actions: 'lookForMessages' },
        'connection.restored': { actions: 'lookForMessages' },
        'retry.pressed': { actions: 'lookForMessages' },
        'messages.received': { actions: withEvent('keepNewest') },
        'poll.failed': { actions: 'noteMissed' },
        'text.changed': {
          actions: [withEvent('keepText'), keepDraft],
        },
        'pictures.chosen': tell('tellUpload'),
        'picture.retried': tell('tellUpload'),
        'picture.removed': tell('tellUpload'),
        'pictures.changed': {
          actions: [withEvent('keepPictures'), keepDraft],
        },
        'message.submitted': [
          { guard: 'canSubmit', actions: ['queueMessage', 'takePictures', keepDraft] },
          { actions: 'explainMessage' },
        ],
        'message.retried': {
          guard: withEvent('hasFailed'),
          actions: [withEvent('waitAgain'), keepDraft],
        },
        'message.removed': {
          guard: withEvent('hasFailed'),
          actions: [withEvent('removeMessage'), keepDraft],
        },
      },
      initial: 'resting',
      states: {
        resting: {
          description: 'No message is in flight; waiting messages are sent at once, in order.',
          meta: { label: 'Idle' },
          entry: 'takeNone',
          always: { guard: 'someWait', target: 'sending' },
          on: { 'earlier.requested': { guard: 'moreBefore', target: 'loadingEarlier' } },
        },
        sending: {
          description: 'One message is in flight; the borrower can write another.',
          meta: { label: 'Sending a message' },
          entry: 'takeMessage',
          invoke: {
            id: 'createLeaveMessage',
            src: 'createLeaveMessage',
            input: ({ context }) => sentIn(context),
            onDone: {
              target: 'resting',
              actions: [withEvent('keepSent'), keepDraft],
            },
            onError: {
              target: 'resting',
              actions: [withEvent('noteUnsent'), keepDraft],
            },
          },
        },
        loadingEarlier: {
          description: 'The app fetches earlier messages.',
          meta: { label: 'Loading earlier messages' },
          invoke: {
            id: 'getEarlier',
            src: 'getEarlier',
            input: ({ context: { ticketId, messages } }) => ({
              ticketId,
              before: required(messages[0], 'first message').order,
            }),
            onDone: { target: 'resting', actions: withEvent('keepEarlier') },
            onError: { target: 'resting', actions: 'noteEarlierFailed' },
          },
        },
      },
    },
  },
});
