import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tables for the popups on the home page. Units as in `schema.ts`. */

export const reoffers = sqliteTable('reoffers', {
  creditOrderId: text().primaryKey(),
  userId: text().notNull(),
  offeredAt: integer().notNull(),
  temporaryCredit: integer().notNull(),
  higherLimitUntil: integer().notNull(),
  /** Millionths a day, a thirtieth of the monthly rate. */
  dailyRate: integer().notNull(),
  lowerInterestUntil: integer().notNull(),
  freeDays: integer().notNull(),
  extraDaysUntil: integer().notNull(),
});

export const ratings = sqliteTable(
  'ratings',
  {
    userId: text().notNull(),
    /** Empty if the rating is about no loan. */
    loanOrderId: text().notNull(),
    stars: integer().notNull(),
    comment: text().notNull(),
    ratedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.loanOrderId] })],
);
