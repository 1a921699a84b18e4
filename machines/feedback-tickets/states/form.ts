import { retryTo, tell } from '#machines/shared/reload.ts';
import { feedbackTicketsSetup, keepDraft, ticketIn } from '../feedback-tickets.setup.ts';

/** Back leads to the request list if the form was opened from it; otherwise it leaves the flow. */
const back = [
  { guard: 'formAsked', target: '#feedbackTickets.left' },
  { target: '#feedbackTickets.list' },
] as const;

/** `/customer/customerWorder`: the service form and its pictures, sent exactly once. */
export const formState = feedbackTicketsSetup.createStateConfig({
  description: 'The service form: filled in, with pictures, and sent once.',
  meta: { label: 'Writing a request', page: 'ticketForm' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The borrower’s loans, the rules of the form, and what lay on this phone.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'prepareForm',
        src: 'prepareForm',
        input: ({ context: { userKey, name, mobile } }) => ({ userKey, name, mobile }),
        onDone: {
          target: 'sorting',
          actions: { type: 'keepFacts', params: ({ event }) => event },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: { 'nav.back': back },
    },
    sorting: {
      description:
        'A form that left the phone, and whose end is not known, is not typed into again.',
      meta: { label: 'Sorting' },
      always: [{ guard: 'wasSent', target: 'undelivered' }, { target: 'writing' }],
    },
    failed: {
      description: 'What the form needs could not be fetched.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'nav.back': back },
    },
    writing: {
      description:
        'The person writes; pictures are sent meanwhile. All of it is kept on this phone.',
      meta: { label: 'Writing' },
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { userKey, draft } }) => ({ userKey, pictures: draft?.pictures ?? [] }),
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      on: {
        'pictures.chosen': tell('tellUpload'),
        'picture.retried': tell('tellUpload'),
        'picture.removed': tell('tellUpload'),
        'pictures.changed': {
          actions: [{ type: 'keepPictures', params: ({ event }) => event }, keepDraft],
        },
      },
      initial: 'filling',
      states: {
        filling: {
          description: 'The form is filled in.',
          meta: { label: 'Filling in the form', shows: ['K1', 'K2', 'K5', 'K6', 'S5.7', 'S5.8'] },
          on: {
            'entry.changed': {
              actions: [{ type: 'keepEntry', params: ({ event }) => event }, keepDraft],
            },
            'ticket.submitted': [
              { guard: 'formComplete', target: 'gathering', actions: 'clearFaults' },
              { actions: 'explainForm' },
            ],
            'nav.back': back,
          },
        },
        gathering: {
          description: 'The form is complete, and waits for the pictures that are on their way.',
          meta: { label: 'Waiting for the pictures' },
          always: [
            { guard: 'picturesUnderWay', target: 'waiting' },
            { guard: 'picturesFailed', target: 'asking' },
            { target: '#feedbackTickets.form.sending' },
          ],
        },
        waiting: {
          description: 'Pictures are still on their way; the request goes with them.',
          meta: { label: 'Pictures on their way', shows: ['K2'] },
          on: {
            'pictures.changed': {
              target: 'gathering',
              actions: [{ type: 'keepPictures', params: ({ event }) => event }, keepDraft],
            },
            'entry.changed': {
              target: 'filling',
              actions: [{ type: 'keepEntry', params: ({ event }) => event }, keepDraft],
            },
            'nav.back': 'filling',
          },
        },
        asking: {
          description: 'Some pictures did not arrive: the person may send without them.',
          meta: { label: 'Asking whether to send without', shows: ['K3'] },
          tags: 'question',
          on: {
            'ticket.confirmed': '#feedbackTickets.form.sending',
            'question.closed': 'filling',
            'nav.back': 'filling',
          },
        },
      },
    },
    sending: {
      description: 'The request is on its way.',
      meta: { label: 'Sending' },
      tags: 'busy',
      entry: ['noteSent', keepDraft],
      invoke: {
        id: 'saveFeedback',
        src: 'saveFeedback',
        input: ({ context }) => ticketIn(context),
        onDone: {
          target: '#feedbackTickets.sent',
          actions: [
            { type: 'keepTicket', params: ({ event }) => event },
            { type: 'dropDraft', params: ({ context: { userKey } }) => ({ userKey }) },
          ],
        },
        onError: [
          {
            guard: { type: 'refusedByLender', params: ({ event }) => event },
            target: 'writing',
            actions: [{ type: 'noteRefused', params: ({ event }) => event }, keepDraft],
          },
          {
            target: 'undelivered',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    undelivered: {
      description:
        'Whether the request arrived is not known: the same one is sent again by the person, and opens one ticket.',
      meta: { label: 'Not known whether it arrived', shows: ['K3'] },
      on: {
        'retry.pressed': 'sending',
        'nav.back': back,
      },
    },
  },
});
