import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FeedbackForm } from '#domain/service/feedback.ts';
import type { Account } from '../rules/account.ts';

/*
 * Tables about a borrower beside loans and credit. Instants are milliseconds by the borrower's
 * clock.
 */

export const bankCardChanges = sqliteTable(
  'bank_card_changes',
  {
    changeId: text().primaryKey(),
    userId: text().notNull(),
    changedAt: integer().notNull(),
    from: text({ mode: 'json' }).$type<Account>().notNull(),
    to: text({ mode: 'json' }).$type<Account>().notNull(),
    /** The borrower reported a change by another person, which the lender has not checked yet. */
    disputed: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [index('bank_card_changes_of_user').on(table.userId)],
);

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

/** A borrower has one vote on an article, the last one (H2). */
export const articleVotes = sqliteTable(
  'article_votes',
  {
    userId: text().notNull(),
    questionId: text().notNull(),
    vote: text().$type<'helpful' | 'useless'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] })],
);

export const tickets = sqliteTable(
  'tickets',
  {
    ticketId: text().primaryKey(),
    ticketNumber: text().notNull(),
    userId: text().notNull(),
    clientId: text().notNull(),
    form: text({ mode: 'json' }).$type<FeedbackForm>().notNull(),
    createdAt: integer().notNull(),
    resolved: integer({ mode: 'boolean' }).notNull(),
    /** The `order` of the newest message that the borrower has read; 0 without one. */
    readTo: integer().notNull(),
  },
  (table) => [index('tickets_of_user').on(table.userId)],
);

export const ticketMessages = sqliteTable(
  'ticket_messages',
  {
    order: integer().primaryKey({ autoIncrement: true }),
    messageId: text().notNull().unique(),
    ticketId: text().notNull(),
    clientId: text(),
    from: text().$type<'borrower' | 'service'>().notNull(),
    text: text().notNull(),
    imageIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    sentAt: integer().notNull(),
  },
  (table) => [index('ticket_messages_of_ticket').on(table.ticketId)],
);

export const pictures = sqliteTable(
  'pictures',
  {
    imageId: text().primaryKey(),
    userId: text().notNull(),
    clientId: text().notNull(),
    secret: text().notNull().unique(),
    type: text().notNull(),
    keptAt: integer().notNull(),
    /** Unattached pictures expire. */
    attached: integer({ mode: 'boolean' }).notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [index('pictures_of_user').on(table.userId)],
);
