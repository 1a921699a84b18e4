import type { FeedbackForm, FeedbackTicket, OpenedTicket } from '#domain/service/feedback.ts';
import type { OfferedLoan, TicketDraft, TicketRules } from '#domain/service/ticket-draft.ts';
import type { ConversationPorts } from '#machines/conversation/ports.ts';
import type { PagedListPorts } from '#machines/paged-list/paged-list.machine.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { UploadPorts } from '#machines/upload/ports.ts';
import type { TicketFilter } from './ticket-list.ts';

export type NamedLoan = OfferedLoan & { loanNumber: string; appliedAt: number };

export type FormFacts = TicketRules & {
  loans: readonly NamedLoan[];
  /** Whether the lender knows of a change of the payout account. */
  accountChanged: boolean;
  /** The stored draft, or a new form. */
  draft: TicketDraft;
};

export type FeedbackTicketsPorts = UploadPorts &
  ConversationPorts &
  PagedListPorts<FeedbackTicket, TicketFilter> & {
    prepareForm: Port<{ userKey: string; name: string; mobile: string }, FormFacts>;
    saveFeedback: Port<FeedbackForm, OpenedTicket>;
  };
