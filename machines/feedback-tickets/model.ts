import { accountCodes } from '#domain/account/account-codes.ts';
import { feedbackTicketsMachine } from '#machines/feedback-tickets/feedback-tickets.machine.ts';
import { feedbackTicketsFlow, selectFeedbackTicketsView } from '#machines/feedback-tickets/view.ts';
import { fetched, ran, worked } from '#machines/description/machine-words.ts';
import { situations } from '#machines/feedback-tickets/situations.ts';
import { type FlowModel, isEvent } from '#machines/walk/model.ts';
import { gives, throws } from '#machines/walk/service.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import { sessionNamed } from '#machines/samples/people.ts';
import {
  formDraft,
  formFacts,
  idOf,
  openedTicket,
  pictureOf,
  picturesChanged,
  ticketSample,
} from '#machines/samples/tickets.ts';

const session = sessionNamed('Maria Santos');
const nothing = { loanOrderId: null, about: null, article: null };
const start = {
  session,
  page: 'ticketForm' as const,
  subject: nothing,
  ticketId: null,
};

export const feedbackTicketsModel: FlowModel<typeof feedbackTicketsFlow> = {
  flow: feedbackTicketsFlow,
  machine: feedbackTicketsMachine,
  starts: {
    form: start,
    ofLoan: {
      ...start,
      subject: { loanOrderId: 'loan-1', about: 'paymentNotPosted', article: 'question-1' },
    },
    list: { ...start, page: 'ticketList' },
    ticket: { ...start, page: 'ticketDetail', ticketId: 'ticket-1' },
  },
  ends: {
    left: gives({ type: 'left' }),
  },
  services: {
    upload: { breaks },
    ticketList: { breaks },
    conversation: { breaks },
    prepareForm: {
      empty: gives(formFacts(formDraft({ description: '' }))),
      complete: gives(formFacts(formDraft())),
      left: gives(formFacts({ ...formDraft(), sent: true })),
      ...failures,
    },
    saveFeedback: {
      opened: gives(openedTicket),
      ...failures,
      ...refusals('invalidData'),
      pictureGone: throws({
        kind: 'business',
        code: accountCodes.pictureGone,
        message: 'pictureGone',
      }),
    },
  },
  childEvents: {
    ticketList: {
      type: 'xstate.done.actor.getPage',
      output: { items: [ticketSample()], next: null, receivedAt: Date.UTC(2023, 10, 14, 22) },
    },
  },
  events: {
    'nav.forward': [
      { type: 'nav.forward', location: { page: 'ticketDetail', query: { ticketId: 'ticket-1' } } },
      ...forwardTo('ticketForm', 'records'),
    ],
    'pictures.chosen': [{ type: 'pictures.chosen', files: [] }],
    'picture.retried': [{ type: 'picture.retried', clientId: idOf('a') }],
    'picture.removed': [{ type: 'picture.removed', clientId: idOf('a') }],
    'pictures.taken': [],
    'pictures.changed': [
      picturesChanged(pictureOf('a')),
      picturesChanged(pictureOf('a', 'waiting')),
      picturesChanged(pictureOf('a', 'failed')),
      picturesChanged(pictureOf('a', 'failed'), pictureOf('b', 'waiting')),
      { ...picturesChanged(), preparation: 'pending' },
      { ...picturesChanged(), preparation: 'failed' },
    ],
    'text.changed': [{ type: 'text.changed', text: 'Is it there?' }],
    'message.retried': [{ type: 'message.retried', clientId: idOf('e') }],
    'message.removed': [{ type: 'message.removed', clientId: idOf('e') }],
    'entry.changed': [
      { type: 'entry.changed', field: 'description', value: 'I paid at the store yesterday' },
      { type: 'entry.changed', field: 'description', value: 'too short' },
      { type: 'entry.changed', field: 'mobile', value: '0917' },
    ],
    'filter.chosen': [
      { type: 'filter.chosen', filter: 'all' },
      { type: 'filter.chosen', filter: 'open' },
    ],
    'ticket.opened': [{ type: 'ticket.opened', ticketId: 'ticket-1' }],
  },
  key: ({ page, draft, preparing, faults, filter, failure, ticketId, subject }, snapshot) => ({
    page: snapshot.matches('choosing') ? page : page === 'ticketForm',
    draft: draft && [
      draft.entries.description,
      draft.entries.mobile,
      draft.pictures.map(({ state }) => state),
      draft.sent,
    ],
    preparing,
    faults: Object.keys(faults).length > 0,
    filter,
    failure: snapshot.matches('form') ? failure?.kind : null,
    ticketId,
    subject: subject.about,
  }),
  byHand: {
    pairs: [
      {
        why: 'A request waits for files that are being prepared; if they cannot be prepared, the form opens again.',
        path: 'form > prepareForm:complete > pictures.changed(pending) > ticket.submitted > pictures.changed(failed) > ticket.submitted > saveFeedback:opened',
      },
      {
        why: 'A new request does not keep the subject of the one that was sent before.',
        path: 'ofLoan > prepareForm:complete > ticket.submitted > saveFeedback:opened > list.opened > form.opened > prepareForm:empty',
      },
    ],
  },
  invariants: {
    'K3: A sent form cannot be changed before its outcome is known.'({ previous, snapshot }) {
      const before = previous?.context.draft;
      const now = snapshot.context.draft;
      if (!before?.sent || !now?.sent) return true;
      return JSON.stringify(before) === JSON.stringify(now) || 'the form changed';
    },
    'K3: A request with a missing picture is sent only after a question.'({
      previous,
      snapshot,
      step,
    }) {
      if (!snapshot.matches({ form: 'sending' })) return true;
      if (previous?.matches({ form: 'sending' }) || previous?.context.draft?.sent) return true;
      if (isEvent(step, 'ticket.confirmed')) return true;
      const isPrepared = isEvent(step, 'pictures.changed') || !previous?.context.preparing;
      if (!isPrepared) return 'one is being prepared';
      const { draft } = snapshot.context;
      return draft?.pictures.every(({ state }) => state === 'done') || 'one is missing';
    },
    'K3: A refusal never loses typed text.'({ previous, snapshot, step }) {
      if (step?.type !== 'settle' || !previous?.context.draft) return true;
      if (snapshot.matches('sent')) return snapshot.context.sent !== null || 'no number';
      return snapshot.context.draft !== null || 'the text is lost';
    },
    'K3: A picture that the lender does not have any more does not count as uploaded.'({
      snapshot,
      step,
    }) {
      if (step?.type !== 'settle' || step.outcome !== 'pictureGone') return true;
      const shown = snapshot.context.draft?.pictures.find(({ state }) => state === 'done');
      return shown === undefined || `${shown.name} reads as uploaded`;
    },
    'K4: The ticket number is shown only after the ticket exists.'({ snapshot }) {
      return !snapshot.matches('sent') || snapshot.context.sent !== null || 'there is none';
    },
  },
  read: (snapshot) => selectFeedbackTicketsView(snapshot),
  situations,
  words: {
    guards: {
      leadsToForm: 'the location is the form',
      leadsToTicket: 'the location is the ticket that was opened last',
      formAsked: 'the form is requested',
      listAsked: 'the list is requested',
      picturesFailed: 'some pictures were not uploaded',
      notPrepared: 'the chosen files could not be prepared',
      picturesUnderWay: 'some pictures are being uploaded',
      pictureGone: 'the lender does not have a picture any more',
      refusedByLender: 'the lender refused the ticket',
      ticketAsked: 'a ticket is requested',
      wasSent: 'the form was sent before',
    },
    actions: {
      chooseTicket: 'Store which ticket is opened',
      clearFaults: 'Clear the errors of the form',
      dropDraft: 'Delete the stored draft',
      forgetPreparation: 'Note that no files are being prepared',
      forgetSubject: 'Clear the form',
      keepFacts: 'Store the data that the form needs',
      keepTicket: 'Store the ticket number and clear the form',
      noteRefused: 'Show the lender’s refusal',
      uploadAgain: 'Upload all pictures again',
      tellConversation: 'Forward the event to the conversation',
    },
    services: {
      feedbackTickets: ran('Customer-service tickets'),
      ticketList: ran('The list of tickets'),
      prepareForm: fetched('The data for the form'),
      saveFeedback: worked('Sending the ticket'),
    },
  },
};
