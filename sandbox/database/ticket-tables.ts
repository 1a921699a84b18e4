import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FeedbackForm } from '#domain/service/feedback.ts';

/* Instants are milliseconds by the borrower's clock. */

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
