import type { HelpList, Vote } from '#domain/service/help.ts';
import type { ServiceEntrance } from '#domain/loans/home.ts';
import type { Language } from '#domain/language.ts';
import type { Port } from '#machines/shared/ports.ts';

export type HelpStanding = {
  /** The stored `listQuestionData` (S3); null without one. */
  kept: HelpList | null;
  language: Language;
  signedIn: boolean;
  search: string;
};

export type HelpCentrePorts = {
  readHelpStanding: Port<void, HelpStanding>;
  customerServiceEntrance: Port<void, ServiceEntrance>;
  /** Resolves to `unread: false` without a request if no borrower is logged in. */
  hasUnreadMessage: Port<void, { unread: boolean }>;
  /** The articles are in the language of the app, and stored for offline use. */
  listQuestion: Port<void, HelpList>;
  voteOnQuestion: Port<{ questionId: string; vote: Vote }, void>;
};
