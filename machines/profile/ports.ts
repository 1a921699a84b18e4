import type { AccountSecurity } from '#domain/account/account-security.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import type { SignedDocument } from '#domain/loans/loan-story.ts';
import type { OwnData } from '#domain/account/own-data.ts';
import type { DocumentKey, SignedLoan } from '#domain/loans/signed-documents.ts';
import type { Theme } from '#domain/theme.ts';
import type { PagedListPorts } from '#machines/paged-list/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** How one gets into the account, and which account receives money; null where none was ever given. */
export type Security = AccountSecurity & { account: PayoutAccount | null };

/** The ports of the person's own pages. */
export type ProfilePorts = PagedListPorts<SignedLoan, null> & {
  /** The theme that was chosen on this phone. */
  readTheme: Port<void, Theme>;
  /** Whether an answer to a request is unread. */
  hasUnreadMessage: Port<void, { unread: boolean }>;
  getSignedDocument: Port<DocumentKey, SignedDocument>;
  getSecurity: Port<void, Timed<Security>>;
  exportOwnData: Port<void, OwnData>;
};
