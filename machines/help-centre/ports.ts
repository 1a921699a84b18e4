import type { HelpList, Vote } from '#domain/service/help.ts';
import type { ServiceEntrance } from '#domain/loans/home.ts';
import type { Language } from '#domain/language.ts';
import type { Port } from '#machines/shared/ports.ts';

/** The phone's own data before the first request. */
export type HelpStanding = {
  /** The last help centre reply on this phone (`listQuestionData`, S3); null without one. */
  kept: HelpList | null;
  language: Language;
  /** Whether a borrower is logged in. Votes need a session. */
  signedIn: boolean;
  /** The search text of this tab. */
  search: string;
};

export type HelpCentrePorts = {
  readHelpStanding: Port<void, HelpStanding>;
  customerServiceEntrance: Port<void, ServiceEntrance>;
  /** Whether an answer is unread; without a session, the lender is not asked. */
  hasUnreadMessage: Port<void, { unread: boolean }>;
  /** The articles in the language of the app; stored for offline use. */
  listQuestion: Port<void, HelpList>;
  /** Sets the borrower's vote on an article and replaces an earlier vote. */
  voteOnQuestion: Port<{ questionId: string; vote: Vote }, void>;
};
