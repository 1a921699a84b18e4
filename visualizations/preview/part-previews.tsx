import { initialTransition, type SnapshotFrom } from 'xstate';
import type { PageId } from '#domain/pages.ts';
import type { FeedbackTicket } from '#domain/service/feedback.ts';
import type { SignedLoan } from '#domain/loans/signed-documents.ts';
import type { conversationMachine } from '#machines/conversation/conversation.machine.ts';
import { selectConversation } from '#machines/conversation/view.ts';
import { feedbackTicketsMachine } from '#machines/feedback-tickets/feedback-tickets.machine.ts';
import type { TicketFilter } from '#machines/feedback-tickets/ticket-list.ts';
import { selectFeedbackTicketsView } from '#machines/feedback-tickets/view.ts';
import type { pagedListOf } from '#machines/paged-list/paged-list.machine.ts';
import { selectPagedList } from '#machines/paged-list/view.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { selectProfileView } from '#machines/profile/view.ts';
import type { loanListMachine } from '#machines/records/loan-list.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import { selectRecordsView } from '#machines/records/view.ts';
import type { uploadMachine } from '#machines/upload/upload.machine.ts';
import { selectPictures } from '#machines/upload/view.ts';
import { TicketDetailScreen } from '#flows/feedback-tickets/ticket-detail.tsx';
import { TicketFormScreen } from '#flows/feedback-tickets/ticket-form.tsx';
import { TicketListScreen } from '#flows/feedback-tickets/ticket-list.tsx';
import { AgreementListScreen } from '#flows/profile/agreement-list.tsx';
import { RecordsScreen } from '#flows/records/records.tsx';
import type { PropsOf } from './machine-preview.tsx';

const mobile = '+639171234567';
const maria = {
  token: '',
  userId: 'maria',
  mobile,
  packageName: 'ph.hiram.app',
  userInfo: null,
};

const session = { userKey: 'maria', auth: maria };

const filledIn = {
  type: 'other',
  loan: 'none',
  description: 'I paid at the store yesterday',
  words: 6,
  name: 'Maria Santos',
  mobile,
  email: '',
  contactableTime: '',
} as const;

/** A part does not know the rest of its page, so it is shown on a page that has just started. */
function begunTickets() {
  const [first] = initialTransition(feedbackTicketsMachine, {
    session,
    page: 'ticketForm',
    subject: { loanOrderId: null, about: null, article: null },
    ticketId: null,
  });
  return { ...selectFeedbackTicketsView(first), busy: false };
}

export const ticketParts = {
  conversation: {
    page: (): PageId => 'ticketDetail',
    draw: ({ snapshot, ...props }: PropsOf<SnapshotFrom<typeof conversationMachine>>) => (
      <TicketDetailScreen
        {...props}
        view={{ ...begunTickets(), conversation: selectConversation(snapshot) }}
      />
    ),
  },
  upload: {
    page: (): PageId => 'ticketForm',
    draw: ({ snapshot, ...props }: PropsOf<SnapshotFrom<typeof uploadMachine>>) => (
      <TicketFormScreen
        {...props}
        view={{
          ...begunTickets(),
          form: filledIn,
          minWords: 5,
          upload: selectPictures(snapshot, snapshot.context.pictures),
        }}
      />
    ),
  },
};

/** Walks show loan records. Situations show the other lists, and name the page in their filter. */
type LoanList = SnapshotFrom<typeof loanListMachine>;
type TicketList = SnapshotFrom<
  ReturnType<typeof pagedListOf<FeedbackTicket, { page: 'ticketList'; filter: TicketFilter }>>
>;
type AgreementList = SnapshotFrom<
  ReturnType<typeof pagedListOf<SignedLoan, { page: 'agreementList' }>>
>;
type Snapshot = LoanList | TicketList | AgreementList;

const pageOf = ({ context: { filter } }: Snapshot) =>
  typeof filter === 'object' ? filter.page : 'records';
const isOfTickets = (snapshot: Snapshot): snapshot is TicketList =>
  pageOf(snapshot) === 'ticketList';
const isOfAgreements = (snapshot: Snapshot): snapshot is AgreementList =>
  pageOf(snapshot) === 'agreementList';

const begunRecords = ({ filter }: LoanList['context']) =>
  selectRecordsView(initialTransition(recordsMachine, { filter })[0]);

const begunProfile = () =>
  selectProfileView(
    initialTransition(profileMachine, {
      session,
      page: 'agreementList',
    })[0],
  );

export const pagedLists = {
  page: (snapshot: Snapshot): PageId => pageOf(snapshot),
  draw({ snapshot, ...props }: PropsOf<Snapshot>) {
    if (isOfTickets(snapshot)) {
      const { filter } = snapshot.context.filter;
      const view = { ...begunTickets(), filter, list: selectPagedList(snapshot) };
      return <TicketListScreen {...props} view={view} />;
    }
    if (isOfAgreements(snapshot)) {
      const view = { ...begunProfile(), list: selectPagedList(snapshot) };
      return <AgreementListScreen {...props} view={view} />;
    }
    const view = { ...begunRecords(snapshot.context), list: selectPagedList(snapshot) };
    return <RecordsScreen {...props} view={view} />;
  },
};
