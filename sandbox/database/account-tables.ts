import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Account } from '../rules/account.ts';

/** Every change of the account that receives a borrower's money. */
export const bankCardChanges = sqliteTable(
  'bank_card_changes',
  {
    changeId: text().primaryKey(),
    userId: text().notNull(),
    /** Milliseconds by the borrower's clock. */
    changedAt: integer().notNull(),
    from: text({ mode: 'json' }).$type<Account>().notNull(),
    to: text({ mode: 'json' }).$type<Account>().notNull(),
    /** The borrower said that it was not them, and nobody has looked at it yet. */
    disputed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('bank_card_changes_of_user').on(table.userId)],
);
