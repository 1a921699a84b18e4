import type { HelpList, Vote } from '#domain/service/help.ts';
import type { ServiceEntrance } from '#domain/loans/home.ts';
import type { Language } from '#domain/language.ts';
import type { Port } from '#machines/shared/ports.ts';

/** The phone's own data before the first request. */
export type HelpStanding = {
  /** The help centre as it was last told to this phone (`listQuestionData`, S3); null where none is kept. */
  kept: HelpList | null;
  /** The language of the app. */
  language: Language;
  /** Whether somebody is logged in: who is not has no vote. */
  signedIn: boolean;
  /** The search text of this tab. */
  search: string;
};

/** The ports of the help centre. */
export type HelpCentrePorts = {
  readHelpStanding: Port<void, HelpStanding>;
  customerServiceEntrance: Port<void, ServiceEntrance>;
  /** Whether an answer to a request is unread; not asked of the lender where nobody is logged in. */
  hasUnreadMessage: Port<void, { unread: boolean }>;
  /** The articles in the language of the app; keeps them for when there is no network. */
  listQuestion: Port<void, HelpList>;
  /** Gives an article the borrower's vote instead of the one before. */
  voteOnQuestion: Port<{ questionId: string; vote: Vote }, void>;
};
