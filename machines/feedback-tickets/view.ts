import type { SnapshotFrom } from 'xstate';
import { wordsIn } from '#domain/service/feedback.ts';
import { pageRow, type PageOf, type PageId, type Query } from '#domain/pages.ts';
import { selectConversation } from '#machines/conversation/view.ts';
import { selectPagedList } from '#machines/paged-list/view.ts';
import { selectPictures } from '#machines/upload/view.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import type { feedbackTicketsMachine } from './feedback-tickets.machine.ts';

export function selectFeedbackTicketsView(snapshot: SnapshotFrom<typeof feedbackTicketsMachine>) {
  const { context, children } = snapshot;
  const { draft, facts, faults, failure, sent, filter } = context;
  const list = children.ticketList?.getSnapshot();
  const conversation = children.conversation?.getSnapshot();
  return {
    form: draft && facts && { ...draft.entries, words: wordsIn(draft.entries.description) },
    loans: facts?.loans ?? [],
    minWords: facts?.minWords ?? 0,
    /** Whether a report of a change that was not the borrower's stops payouts (B6). */
    accountChanged: facts?.accountChanged ?? false,
    /** Whether the form refers to a help article. */
    hasArticle: draft !== null && draft.questionId !== null,
    faults,
    upload: selectPictures(children.upload?.getSnapshot(), draft?.pictures ?? []),
    waiting: snapshot.matches({ form: { writing: 'waiting' } }),
    asking: snapshot.matches({ form: { writing: 'asking' } }),
    sending: snapshot.matches({ form: 'sending' }),
    /** Whether the form was sent with an unknown outcome. */
    undelivered: snapshot.matches({ form: 'undelivered' }),
    failed: snapshot.matches({ form: 'failed' }),
    failure,
    busy: snapshot.hasTag('busy'),
    sent,
    filter,
    list: list ? selectPagedList(list) : null,
    conversation: conversation ? selectConversation(conversation) : null,
  };
}

export type FeedbackTicketsView = ReturnType<typeof selectFeedbackTicketsView>;

const isOwn = (page: PageId): page is PageOf<'feedbackTickets'> =>
  pageRow(page).flow === 'feedbackTickets';

/** A query without its null parameters. */
const named = (params: Record<string, string | null>): Query =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== null));

/** Requests to customer service (S2, /customer). */
export const feedbackTicketsFlow = defineFlow<typeof feedbackTicketsMachine>()({
  id: 'feedbackTickets',
  label: 'Requests to customer service',
  description: 'The borrower writes a request with pictures and follows it until it is resolved.',
  input: ({ session, requested: { page, query } }) => ({
    session,
    page: isOwn(page) ? page : 'ticketList',
    subject: {
      loanOrderId: query.loanOrderId ?? null,
      about: query.about ?? null,
      article: query.article ?? null,
    },
    ticketId: query.ticketId ?? null,
  }),
  after: () => ({ page: 'home', query: {} }),
  heading: ({ context }) => context.page,
  query(snapshot) {
    const { ticketId, subject } = snapshot.context;
    if (snapshot.matches('form')) return named(subject);
    return snapshot.matches('detail') ? named({ ticketId }) : {};
  },
});
