import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Account } from '../rules/account.ts';

export const bankCardChanges = sqliteTable(
  'bank_card_changes',
  {
    changeId: text().primaryKey(),
    userId: text().notNull(),
    /** Milliseconds by the borrower's clock. */
    changedAt: integer().notNull(),
    from: text({ mode: 'json' }).$type<Account>().notNull(),
    to: text({ mode: 'json' }).$type<Account>().notNull(),
    /** The borrower reports a change by somebody else, and the lender has not checked it yet. */
    disputed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('bank_card_changes_of_user').on(table.userId)],
);
