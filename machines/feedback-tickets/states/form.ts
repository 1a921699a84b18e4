import { retryTo, tell } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { feedbackTicketsSetup, keepDraft, ticketIn } from '../feedback-tickets.setup.ts';

const back = [
  { guard: 'formAsked', target: '#feedbackTickets.left' },
  { target: '#feedbackTickets.list' },
] as const;

/** `/customer/customerWorder`. A repeated request opens no second ticket. */
export const formState = feedbackTicketsSetup.createStateConfig({
  description: 'The service form: the borrower fills it in, adds pictures and sends it once.',
  meta: { label: 'Writing a request', page: 'ticketForm' },
  initial: 'loading',
  states: {
    loading: {
      description:
        'The app fetches the borrower’s loans and the form’s rules, and reads the stored draft.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'prepareForm',
        src: 'prepareForm',
        input: ({ context: { userKey, name, mobile } }) => ({ userKey, name, mobile }),
        onDone: { target: 'sorting', actions: withEvent('keepFacts') },
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
      on: { 'nav.back': back },
    },
    sorting: {
      description: 'A form that was sent, with an unknown outcome, cannot be edited.',
      meta: { label: 'Checking an earlier form' },
      always: [{ guard: 'wasSent', target: 'undelivered' }, { target: 'writing' }],
    },
    failed: {
      description: 'The app could not fetch the form’s data.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'nav.back': back },
    },
    writing: {
      description: 'The borrower writes while pictures upload. The phone stores all of it.',
      meta: { label: 'Writing' },
      exit: 'forgetPreparation',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context: { userKey, draft } }) => ({ userKey, pictures: draft?.pictures ?? [] }),
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
      on: {
        'pictures.chosen': tell('tellUpload'),
        'picture.retried': tell('tellUpload'),
        'picture.removed': tell('tellUpload'),
        'pictures.changed': {
          actions: [withEvent('keepPictures'), keepDraft],
        },
      },
      initial: 'filling',
      states: {
        filling: {
          description: 'The borrower fills in the form.',
          meta: { label: 'Filling in the form', shows: ['K1', 'K2', 'K5', 'K6', 'S5.7', 'S5.8'] },
          on: {
            'entry.changed': {
              actions: [withEvent('keepEntry'), keepDraft],
            },
            'ticket.submitted': [
              { guard: 'formComplete', target: 'gathering', actions: 'clearFaults' },
              { actions: 'explainForm' },
            ],
            'nav.back': back,
          },
        },
        gathering: {
          description: 'The form is complete and waits for uploads in flight.',
          meta: { label: 'Waiting for the pictures' },
          always: [
            { guard: 'picturesUnderWay', target: 'waiting' },
            { guard: 'picturesFailed', target: 'asking' },
            { target: '#feedbackTickets.form.sending' },
          ],
        },
        waiting: {
          description:
            'Pictures are prepared or uploading; the request goes with them. Files that cannot be prepared lead back to the form, which says so.',
          meta: { label: 'Pictures on their way', shows: ['K2'] },
          on: {
            'pictures.changed': [
              {
                guard: withEvent('notPrepared'),
                target: 'filling',
                actions: [withEvent('keepPictures'), keepDraft],
              },
              {
                target: 'gathering',
                actions: [withEvent('keepPictures'), keepDraft],
              },
            ],
            'entry.changed': {
              target: 'filling',
              actions: [withEvent('keepEntry'), keepDraft],
            },
            'nav.back': 'filling',
          },
        },
        asking: {
          description: 'Some uploads failed: the borrower may send the form without them.',
          meta: { label: 'Asking whether to send without the pictures', shows: ['K3'] },
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
      description: 'The request is in flight.',
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
            withEvent('keepTicket'),
            { type: 'dropDraft', params: ({ context: { userKey } }) => ({ userKey }) },
          ],
        },
        onError: [
          {
            guard: withEvent('pictureGone'),
            target: 'writing',
            actions: [withEvent('noteRefused'), 'uploadAgain', keepDraft],
          },
          {
            guard: withEvent('refusedByLender'),
            target: 'writing',
            actions: [withEvent('noteRefused'), keepDraft],
          },
          { target: 'undelivered', actions: withEvent('keepFailure') },
        ],
      },
    },
    undelivered: {
      description:
        'The outcome is unknown: the borrower sends the same request again, and it opens one ticket.',
      meta: { label: 'Not known whether it arrived', shows: ['K3'] },
      on: {
        'retry.pressed': 'sending',
        'nav.back': back,
      },
    },
  },
});
