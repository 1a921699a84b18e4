import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What stands behind the popups of home; units as in `schema.ts`. */

/** The better terms offered on a credit order, each until it expires. */
export const reoffers = sqliteTable('reoffers', {
  creditOrderId: text().primaryKey(),
  userId: text().notNull(),
  offeredAt: integer().notNull(),
  temporaryCredit: integer().notNull(),
  higherLimitUntil: integer().notNull(),
  /** A month of 30 days, in millionths a day. */
  dailyRate: integer().notNull(),
  lowerInterestUntil: integer().notNull(),
  freeDays: integer().notNull(),
  extraDaysUntil: integer().notNull(),
});

/** What borrowers said of a loan, from one star to five. */
export const ratings = sqliteTable(
  'ratings',
  {
    userId: text().notNull(),
    /** Empty where it is about no loan. */
    loanOrderId: text().notNull(),
    stars: integer().notNull(),
    comment: text().notNull(),
    ratedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.loanOrderId] })],
);
