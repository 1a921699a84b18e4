import type { FeedbackForm, FeedbackTicket, OpenedTicket } from '#domain/feedback.ts';
import type { OfferedLoan, TicketDraft, TicketRules } from '#domain/ticket-draft.ts';
import type { ConversationPorts } from '#machines/conversation/ports.ts';
import type { PagedListPorts } from '#machines/paged-list/ports.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { UploadPorts } from '#machines/upload/ports.ts';
import type { TicketFilter } from './ticket-list.ts';

/** A loan as the form names it. */
export type NamedLoan = OfferedLoan & { loanNumber: string; appliedAt: number };

/** What the service form needs before it can be filled in. */
export type FormFacts = TicketRules & {
  loans: readonly NamedLoan[];
  /** What lay on this phone, or a new form. */
  draft: TicketDraft;
};

/** What tickets ask of the world. */
export type FeedbackTicketsPorts = UploadPorts &
  ConversationPorts &
  PagedListPorts<FeedbackTicket, TicketFilter> & {
    prepareForm: Port<{ userKey: string; name: string; mobile: string }, FormFacts>;
    saveFeedback: Port<FeedbackForm, OpenedTicket>;
  };
