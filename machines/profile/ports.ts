import type { AccountSecurity } from '#domain/account/account-security.ts';
import type { PayoutAccount } from '#domain/loans/loan-order.ts';
import type { SignedDocument } from '#domain/loans/loan-story.ts';
import type { OwnData } from '#domain/account/own-data.ts';
import type { DocumentKey, SignedLoan } from '#domain/loans/signed-documents.ts';
import type { Theme } from '#domain/theme.ts';
import type { PagedListPorts } from '#machines/paged-list/paged-list.machine.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type Security = AccountSecurity & { account: PayoutAccount | null };

export type ProfilePorts = PagedListPorts<SignedLoan, null> & {
  readTheme: Port<void, Theme>;
  hasUnreadMessage: Port<void, { unread: boolean }>;
  getSignedDocument: Port<DocumentKey, SignedDocument>;
  getSecurity: Port<void, Timed<Security>>;
  exportOwnData: Port<void, OwnData>;
};
