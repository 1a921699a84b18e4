import { assign, sendTo, setup } from 'xstate';
import { accountCodes } from '#domain/account/account-codes.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { OpenedTicket } from '#domain/service/feedback.ts';
import type { PageOf, Location } from '#domain/pages.ts';
import {
  checkTicket,
  filledIn,
  type TicketDraft,
  type TicketFaults,
  type TicketField,
  type TicketSubject,
} from '#domain/service/ticket-draft.ts';
import { isFailed, isUnderWay, uploadedAgain } from '#domain/service/upload.ts';
import { conversationMachine } from '#machines/conversation/conversation.machine.ts';
import type { ConversationEvent } from '#machines/conversation/conversation.setup.ts';
import type { PagedListEvent } from '#machines/paged-list/paged-list.machine.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import { leadsTo } from '#machines/shared/locations.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import type { Session } from '#machines/shared/session.ts';
import {
  type PictureEvent,
  type PicturesChanged,
  uploadMachine,
} from '#machines/upload/upload.machine.ts';
import type { FeedbackTicketsPorts, FormFacts } from './ports.ts';
import { ticketListMachine, type TicketFilter } from './ticket-list.ts';

export type FeedbackTicketsOutcome = { type: 'left' };

export type FeedbackTicketsInput = {
  session: Session;
  page: PageOf<'feedbackTickets'>;
  subject: TicketSubject;
  ticketId: string | null;
};

type Context = {
  userKey: string;
  name: string;
  mobile: string;
  page: FeedbackTicketsInput['page'];
  subject: TicketSubject;
  /** The ticket that was requested, opened or sent last; null without one. */
  ticketId: string | null;
  facts: Omit<FormFacts, 'draft'> | null;
  draft: TicketDraft | null;
  /** Whether chosen files are still being prepared, so that the draft lacks their pictures. */
  preparing: boolean;
  faults: TicketFaults;
  filter: TicketFilter;
  sent: OpenedTicket | null;
  failure: Failure | null;
  outcome: FeedbackTicketsOutcome | null;
};

export type FeedbackTicketsEvent =
  | FlowEvent
  | PictureEvent
  | PagedListEvent
  | ConversationEvent
  | { type: 'entry.changed'; field: TicketField; value: string }
  | { type: 'ticket.submitted' }
  /** Sends the ticket without its failed pictures. */
  | { type: 'ticket.confirmed' }
  | { type: 'question.closed' }
  | { type: 'filter.chosen'; filter: TicketFilter }
  | { type: 'ticket.opened'; ticketId: string }
  | { type: 'form.opened' }
  | { type: 'list.opened' };

const draftIn = ({ draft }: Pick<Context, 'draft'>): TicketDraft => required(draft, 'ticket draft');

const checked = (context: Context) =>
  checkTicket(draftIn(context), required(context.facts, 'facts'));

export function ticketIn(context: Context) {
  const ticket = checked(context);
  if (!ticket.ok) throw new Error('the form is incomplete');
  return ticket.value;
}

const withEntry = (draft: TicketDraft, field: TicketField, value: string): TicketDraft => ({
  ...draft,
  entries: { ...draft.entries, [field]: value },
});

function without(faults: TicketFaults, field: TicketField): TicketFaults {
  const rest: Partial<Record<TicketField, unknown>> & TicketFaults = { ...faults };
  delete rest[field];
  return rest;
}

const withoutChosen = (subject: TicketSubject, field: TicketField): TicketSubject => ({
  ...subject,
  ...(field === 'type' && { about: null }),
  ...(field === 'loan' && { loanOrderId: null }),
});

const isBusiness = (error: unknown): boolean => failureOf(error).kind === 'business';

function isPictureGone(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'business' && failure.code === accountCodes.pictureGone;
}

export const feedbackTicketsSetup = setup({
  types: {
    context: {} as Context,
    children: {} as {
      upload: 'upload';
      conversation: 'conversation';
      ticketList: 'ticketList';
    },
    events: {} as FeedbackTicketsEvent | PicturesChanged,
    input: {} as FeedbackTicketsInput,
    output: {} as FeedbackTicketsOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    upload: uploadMachine,
    conversation: conversationMachine,
    ticketList: ticketListMachine,
    prepareForm: port<FeedbackTicketsPorts['prepareForm']>('prepareForm'),
    saveFeedback: port<FeedbackTicketsPorts['saveFeedback']>('saveFeedback'),
  },
  actions: {
    keepFacts: assign(({ context }, { output }: { output: FormFacts }) => {
      const { draft, ...facts } = output;
      return {
        facts,
        draft: context.draft ?? filledIn(draft, context.subject, facts.loans),
        failure: null,
      };
    }),
    keepFailure: assign(failureFrom),
    keepEntry: assign(({ context }, { field, value }: { field: TicketField; value: string }) => ({
      draft: withEntry(draftIn(context), field, value),
      subject: withoutChosen(context.subject, field),
      faults: without(context.faults, field),
      failure: null,
    })),
    keepPictures: assign(({ context }, { pictures, preparation }: PicturesChanged) => ({
      draft: { ...draftIn(context), pictures: [...pictures] },
      preparing: preparation === 'pending',
    })),
    /** Files that are not prepared when the form is left are not added to it. */
    forgetPreparation: assign({ preparing: false }),
    explainForm: assign(({ context }) => {
      const ticket = checked(context);
      return { faults: ticket.ok ? {} : ticket.faults, failure: null };
    }),
    clearFaults: assign({ faults: {}, failure: null }),
    /** A sent form stays unchanged until its outcome is known. */
    noteSent: assign(({ context }) => ({ draft: { ...draftIn(context), sent: true } })),
    noteRefused: assign(({ context }, { error }: { error: unknown }) => ({
      draft: { ...draftIn(context), sent: false },
      ...failureFrom({}, { error }),
    })),
    uploadAgain: assign(({ context }) => {
      const draft = draftIn(context);
      return { draft: { ...draft, pictures: uploadedAgain(draft.pictures) } };
    }),
    keepTicket: assign((_, { output }: { output: OpenedTicket }) => ({
      sent: output,
      ticketId: output.ticketId,
      draft: null,
      facts: null,
      failure: null,
    })),
    forgetSubject: assign({
      subject: { loanOrderId: null, about: null, article: null },
      draft: null,
      faults: {},
    }),
    chooseFilter: assign((_, { filter }: { filter: TicketFilter }) => ({ filter })),
    chooseTicket: assign((_, { ticketId }: { ticketId: string }) => ({ ticketId })),
    tellUpload: sendTo('upload', (_, event: PictureEvent) => event),
    tellList: sendTo('ticketList', (_, event: PagedListEvent) => event),
    tellConversation: sendTo('conversation', (_, event: ConversationEvent) => event),
    /** Provided by the app. */
    keepDraft: (_args, _params: { userKey: string; draft: TicketDraft }) => {},
    /** Provided by the app. */
    dropDraft: (_args, _params: { userKey: string }) => {},
    leave: assign({ outcome: { type: 'left' } }),
  },
  guards: {
    listAsked: ({ context: { page } }) => page === 'ticketList' || page === 'ticketSent',
    ticketAsked: ({ context: { page, ticketId } }) => page === 'ticketDetail' && ticketId !== null,
    formAsked: ({ context: { page } }) => page === 'ticketForm',
    formComplete: ({ context }) => checked(context).ok,
    wasSent: ({ context }) => draftIn(context).sent,
    picturesUnderWay: ({ context }) =>
      context.preparing || draftIn(context).pictures.some(isUnderWay),
    notPrepared: (_, { preparation }: PicturesChanged) => preparation === 'failed',
    picturesFailed: ({ context }) => draftIn(context).pictures.some(isFailed),
    anotherFilter: ({ context }, { filter }: { filter: TicketFilter }) => filter !== context.filter,
    pictureGone: (_, { error }: { error: unknown }) => isPictureGone(error),
    refusedByLender: (_, { error }: { error: unknown }) => isBusiness(error),
    leadsToForm: leadsTo('ticketForm'),
    leadsToTicket: ({ context }, { location }: { location: Location }) =>
      location.page === 'ticketDetail' && location.query.ticketId === context.ticketId,
  },
});

export const keepDraft = {
  type: 'keepDraft',
  params: ({ context }: { context: Context }) => ({
    userKey: context.userKey,
    draft: draftIn(context),
  }),
} as const;
