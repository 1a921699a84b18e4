import { initialTransition, type SnapshotFrom } from 'xstate';
import type { PageId } from '#domain/pages.ts';
import type { FeedbackTicket } from '#domain/service/feedback.ts';
import type { SignedLoan } from '#domain/loans/signed-documents.ts';
import type { TicketFilter } from '#machines/feedback-tickets/ticket-list.ts';
import type { pagedListOf } from '#machines/paged-list/paged-list.machine.ts';
import { selectPagedList } from '#machines/paged-list/view.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { selectProfileView } from '#machines/profile/view.ts';
import type { loanListMachine } from '#machines/records/loan-list.ts';
import { recordsMachine } from '#machines/records/records.machine.ts';
import { selectRecordsView } from '#machines/records/view.ts';
import { TicketListScreen } from '#flows/feedback-tickets/ticket-list.tsx';
import { AgreementListScreen } from '#flows/profile/agreement-list.tsx';
import { RecordsScreen } from '#flows/records/records.tsx';
import type { PropsOf } from './machine-preview.tsx';
import { begunTickets, maria } from './ticket-parts.tsx';

/** Walks show loan records. Samples show the other lists, and name the page in their filter. */
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

/** A list does not know the rest of its page, so it is shown on a page that has just started. */
const begunRecords = ({ filter }: LoanList['context']) =>
  selectRecordsView(initialTransition(recordsMachine, { filter })[0]);

const begunProfile = () =>
  selectProfileView(
    initialTransition(profileMachine, {
      session: { userKey: 'maria', auth: maria },
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
