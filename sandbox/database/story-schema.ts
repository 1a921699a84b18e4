import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { IsoDate } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import type { SignedDocument } from '#domain/loan-story.ts';

/** What a loan's story needs beside its books; units as in `schema.ts`. */

/** Texts as borrowers agreed to them, kept word for word. */
export const signedDocuments = sqliteTable(
  'signed_documents',
  {
    /** The loan order, deferral order or restructure order that the consent was for. */
    orderId: text().notNull(),
    kind: text().$type<SignedDocument['kind']>().notNull(),
    loanOrderId: text().notNull(),
    html: text().notNull(),
    version: text().notNull(),
    hash: text().notNull(),
    language: text().$type<Language>().notNull(),
    agreedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    index('signed_documents_of_loan').on(table.loanOrderId),
  ],
);

/** What was charged on plans that are over for being late; the present plan's follows from its books. */
export const overdueCharges = sqliteTable(
  'overdue_charges',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    loanOrderId: text().notNull(),
    dueDate: text().$type<IsoDate>().notNull(),
    from: text().$type<IsoDate>().notNull(),
    through: text().$type<IsoDate>().notNull(),
    days: integer().notNull(),
    base: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [index('overdue_charges_of_loan').on(table.loanOrderId)],
);
